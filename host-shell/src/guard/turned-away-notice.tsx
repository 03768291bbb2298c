import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { turnedAwayMessages } from '../app/guard.messages.ts'
import { readTurnedAway } from '../app/turned-away.ts'
import styles from './turned-away-notice.module.css'

/** One line on the page where somebody lands whom a guard turned away, until they dismiss it or go on. */
export function TurnedAwayNotice() {
  const { key, state } = useLocation()
  const t = useStore(turnedAwayMessages)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const turnedAway = readTurnedAway(state)
  if (!turnedAway || dismissed === key) return null
  return (
    <div className={`content ${styles.notice}`}>
      <Alert kind="info" onDismiss={() => setDismissed(key)}>
        {t[turnedAway.reason]}
      </Alert>
    </div>
  )
}
