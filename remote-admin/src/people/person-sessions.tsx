import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PersonDetail } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import { DAY_AND_TIME, format } from '../lib/format.ts'
import { useActOnPersonMutation } from './people.api.ts'
import { personMessages } from './people.messages.ts'
import classes from './people.module.css'

export function PersonSessions({ person }: { readonly person: PersonDetail }) {
  const t = useStore(personMessages)
  const { time } = useStore(format)
  const [isAsking, setAsking] = useState(false)
  return (
    <Card level={2} title={t.sessions}>
      {person.sessions.length === 0 && <p className={classes.muted}>{t.noSessions}</p>}
      <ul className={classes.history}>
        {person.sessions.map(({ id, device, lastUsedAt }) => (
          <li key={id}>
            <span>{device}</span>
            <span className={classes.muted}>
              {t.lastUsed({ when: time(new Date(lastUsedAt), DAY_AND_TIME) })}
            </span>
          </li>
        ))}
      </ul>
      {person.sessions.length > 0 && (
        <div className={classes.buttons}>
          <Button size="sm" onClick={() => setAsking(true)}>
            {t.endSessions}
          </Button>
        </div>
      )}
      {isAsking && <EndSessions person={person} onClose={() => setAsking(false)} />}
    </Card>
  )
}

interface EndSessionsProps {
  readonly person: PersonDetail
  readonly onClose: () => void
}

function EndSessions({ person, onClose }: EndSessionsProps) {
  const t = useStore(personMessages)
  const { notify } = usePlatform()
  const [act, { isLoading, error }] = useActOnPersonMutation()
  const name = `${person.firstName} ${person.lastName}`
  const confirm = async () => {
    const answer = await act({ id: person.id, action: 'end-sessions' })
    if (answer.error) return
    onClose()
    notify('success', t.didEnd({ name }))
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.endTitle({ name })}
      confirmText={t.endSessions}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.endText}
    </ConfirmDialog>
  )
}
