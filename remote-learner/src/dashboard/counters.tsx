import { useStore } from '@nanostores/react'
import { dashboardMessages } from './dashboard.messages.ts'
import type { ProgressCounts } from './dashboard.rule.ts'
import classes from './dashboard.module.css'

interface Props {
  readonly counts: ProgressCounts
  readonly overdue: number
}

export function Counters({ counts, overdue }: Props) {
  const t = useStore(dashboardMessages)
  const tiles: readonly [string, number][] = [
    [t.overdue, overdue],
    [t.inProgress, counts.inProgress],
    [t.attention, counts.attention],
    [t.completed, counts.completed],
    [t.notStarted, counts.notStarted],
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
