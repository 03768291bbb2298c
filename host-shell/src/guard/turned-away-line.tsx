import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { GuardRefusal } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { turnedAwayMessages } from './turned-away.messages.ts'
import styles from './turned-away-notice.module.css'

export function TurnedAwayLine({ reason }: { readonly reason: GuardRefusal }) {
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
