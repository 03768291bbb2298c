import { useSyncExternalStore } from 'react'
import { useStore } from '@nanostores/react'
import { connectionMessages } from './connection.messages.ts'
import styles from './connection-notice.module.css'

/** Says that the browser has no network, for as long as it has none. */
export function ConnectionNotice() {
  const t = useStore(connectionMessages)
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine)
  return isOffline && <p className={styles.notice}>{t.offline}</p>
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
