import type { ReactNode } from 'react'
import styles from './stat.module.css'

interface StatProps {
  readonly label: ReactNode
  readonly value: ReactNode
  /** What it compares to, what it means. */
  readonly hint?: ReactNode
}

/** Several numbers side by side; each child is a `Stat`. */
export function StatGroup({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.group}>{children}</dl>
}

/** One number and what it counts. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
    </div>
  )
}
