import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './fact-list.module.css'

interface FactListProps {
  /** Each label with its value, in reading order. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
  readonly className?: string | undefined
}

/** Facts about one thing, in as many columns as fit: `--fact-width` is the least width of one, 9rem without it. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
