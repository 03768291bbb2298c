import { useStore } from '@nanostores/react'
import { remoteAreaMessages } from './remote-area.messages.ts'
import styles from './remote-area.module.css'
import type { FailurePhase } from '../federation/remote-failure.ts'

interface FailedAreaProps {
  readonly phase: FailurePhase
  readonly onRetry: () => void
}

/** In place of a page that did not come or broke; header, footer and the other areas stay. */
export function FailedArea({ phase, onRetry }: FailedAreaProps) {
  const t = useStore(remoteAreaMessages)
  const reasons: Partial<Record<FailurePhase, string>> = t
  return (
    <section className={styles.area} role="alert">
      <h1>{t.failedTitle}</h1>
      <p>{reasons[phase] ?? t.broken}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t.tryAgain}
      </button>
    </section>
  )
}
