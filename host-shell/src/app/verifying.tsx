import { useStore } from '@nanostores/react'
import { LoadingIndicator } from '@platform/shared-ui/loading-indicator'
import { shellMessages } from './shell.messages.ts'
import styles from './shell-layout.module.css'

/** Shown while the session is being verified, because it is not known yet who may see the page. */
export function Verifying() {
  const t = useStore(shellMessages)
  return (
    <div className={styles.verifying}>
      <LoadingIndicator text={t.verifying} />
    </div>
  )
}
