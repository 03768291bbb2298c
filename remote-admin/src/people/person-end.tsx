import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PersonDetail } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { format } from '@platform/shared-contracts/remote'
import { DAY } from '../lib/format.ts'
import { EnableAccountDialog } from './enable-account-dialog.tsx'
import { EndAccountDialog } from './end-account-dialog.tsx'
import type { AccountEnd } from './people.api.ts'
import { personEndMessages } from './people.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './people.module.css'

interface PersonEndProps {
  readonly person: PersonDetail
}

/** Disables, enables and erases an account, each after a question that names what happens. */
export function PersonEnd({ person }: PersonEndProps) {
  const t = useStore(personEndMessages)
  const { time } = useStore(format)
  const [pendingAction, setPendingAction] = useState<AccountEnd | 'enable' | null>(null)
  const close = () => setPendingAction(null)
  const { disabledAt, disabledReason } = person
  return (
    <Card level={2} title={t.title}>
      {disabledAt ? (
        <Alert kind="warning">
          <p>{t.disabledSince({ day: time(new Date(disabledAt), DAY) })}</p>
          {disabledReason && <p>{t.why({ reason: disabledReason })}</p>}
        </Alert>
      ) : (
        <p className={classes.muted}>{t.intro}</p>
      )}
      <div className={`${layout.buttons} ${classes.apart}`}>
        <Button size="sm" onClick={() => setPendingAction(disabledAt ? 'enable' : 'disable')}>
          {disabledAt ? t.enable : t.disable}
        </Button>
        <Button size="sm" variant="danger" onClick={() => setPendingAction('erase')}>
          {t.erase}
        </Button>
      </div>
      {pendingAction === 'enable' && <EnableAccountDialog person={person} onClose={close} />}
      {pendingAction && pendingAction !== 'enable' && (
        <EndAccountDialog person={person} action={pendingAction} onClose={close} />
      )}
    </Card>
  )
}

/** What is left to say about an account that is gone. */
export function ErasedAccount({ person: { erasedAt, retained } }: PersonEndProps) {
  const t = useStore(personEndMessages)
  const { time } = useStore(format)
  const day = (instant: string) => time(new Date(instant), DAY)
  return (
    <Card level={2} title={t.title}>
      {erasedAt && <p>{t.erasedOn({ day: day(erasedAt) })}</p>}
      {retained && <p>{t.retained({ name: retained.name, day: day(retained.until) })}</p>}
    </Card>
  )
}
