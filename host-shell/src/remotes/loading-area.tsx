import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { remoteAreaMessages } from './remote-area.messages.ts'
import styles from './remote-area.module.css'

const SLOW_MS = 5_000

/** In place of a page that is on its way; says so again when it takes long. */
export function LoadingArea() {
  const t = useStore(remoteAreaMessages)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.area} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>{isSlow ? t.stillLoading : t.loading}</p>
    </div>
  )
}
