import { useStore } from '@nanostores/react'
import { dashboardMessages } from './dashboard.messages.ts'
import type { ProgressCounts } from './dashboard.rule.ts'
import classes from './dashboard.module.css'

interface Props {
  readonly counts: ProgressCounts
  readonly assigned: number
  readonly overdue: number
  /** Certificates; `null` while they are not known. */
  readonly expiring: number | null
}

export function Counters({ counts, assigned, overdue, expiring }: Props) {
  const t = useStore(dashboardMessages)
  const certificates: [string, number][] = expiring === null ? [] : [[t.expiring, expiring]]
  const tiles: readonly [string, number][] = [
    [t.overdue, overdue],
    [t.assigned, assigned],
    [t.inProgress, counts.inProgress],
    [t.attention, counts.attention],
    [t.completed, counts.completed],
    ...certificates,
  ]
  return (
    <section aria-labelledby="counters">
      <h2 id="counters">{t.counters}</h2>
      <dl className={classes.counters}>
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
