import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title?: ReactNode
  /** One thing to do about it. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** In the place of content that is not there: one sentence, one action. */
export function EmptyState({ icon, title, action, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
