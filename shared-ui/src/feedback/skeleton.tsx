import { useStore } from '@nanostores/react'
import { uiMessages } from '../app/ui.messages.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly lines?: number
  /** Said to screen readers; 'Loading...' unless given. */
  readonly text?: string
}

/** Placeholder for text to come; its last line is 60 percent wide. */
export function Skeleton({ lines = 3, text }: SkeletonProps) {
  const messages = useStore(uiMessages)
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{text ?? messages.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} aria-hidden="true" data-skeleton-line />
      ))}
    </div>
  )
}
