import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PersonDetail } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../lib/format.ts'
import { RemoveAction } from '../ui/remove-action.tsx'
import { useActOnPersonMutation } from './people.api.ts'
import { personMessages } from './people.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './people.module.css'

export function PersonSessions({ person }: { readonly person: PersonDetail }) {
  const t = useStore(personMessages)
  const { time } = useStore(format)
  const name = `${person.firstName} ${person.lastName}`
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
        <div className={layout.buttons}>
          <Button size="sm" onClick={() => setAsking(true)}>
            {t.endSessions}
          </Button>
        </div>
      )}
      {isAsking && (
        <RemoveAction
          useRemove={useActOnPersonMutation}
          arg={{ id: person.id, action: 'end-sessions' as const }}
          title={t.endTitle({ name })}
          text={t.endText}
          action={t.endSessions}
          done={t.didEnd({ name })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
