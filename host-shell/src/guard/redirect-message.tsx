import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import type { RedirectState } from '../app/redirect-state.ts'
import { redirectMessages } from './redirect.messages.ts'
import styles from './redirect-notice.module.css'

export function RedirectMessage({ reason }: { readonly reason: RedirectState['reason'] }) {
  const t = useStore(redirectMessages)
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
