import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import type { TurnedAway } from '../app/turned-away.ts'
import { turnedAwayMessages } from './turned-away.messages.ts'
import styles from './turned-away-notice.module.css'

export function TurnedAwayLine({ reason }: { readonly reason: TurnedAway['reason'] }) {
  const t = useStore(turnedAwayMessages)
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <div className={`content ${styles.notice}`}>
      <Alert kind="info" onDismiss={() => setDismissed(true)}>
        {t[reason]}
      </Alert>
    </div>
  )
}
