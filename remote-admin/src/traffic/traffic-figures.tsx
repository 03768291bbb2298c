import { useStore } from '@nanostores/react'
import type { TrafficReport } from '@platform/shared-contracts/http'
import { Stat, StatGroup } from '@platform/shared-ui/stat'
import { format } from '@platform/shared-contracts/remote'
import { DAY } from '../lib/format.ts'
import { trafficMessages } from './traffic.messages.ts'
import { dayAt } from './day-chart.tsx'

export function TrafficFigures({ report }: { readonly report: TrafficReport }) {
  const t = useStore(trafficMessages)
  const { number, time } = useStore(format)
  const { views, byDay, since } = report
  const most = Math.max(...byDay)
  return (
    <StatGroup>
      <Stat label={t.views} value={number(views)} />
      <Stat label={t.perDay} value={number(Math.round(views / byDay.length))} />
      {views > 0 && (
        <Stat
          label={t.busiest}
          value={time(dayAt(since, byDay.indexOf(most)), { ...DAY, timeZone: 'UTC' })}
          hint={t.busiestHint({ views: number(most) })}
        />
      )}
    </StatGroup>
  )
}
