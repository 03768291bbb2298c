import { format } from '@platform/shared-contracts/remote'
import { useStore } from '@nanostores/react'
import type { TrafficReport } from '@platform/shared-contracts/http'
import { Card } from '@platform/shared-ui/card'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { DAY } from '../lib/format.ts'
import { Chart } from '../ui/charts/chart.tsx'
import { trafficMessages } from './traffic.messages.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Noon of a day of the report, so that no zone shows another day. */
export function dayAt(since: string, index: number): Date {
  return new Date(Date.parse(since) + index * DAY_MS + DAY_MS / 2)
}

export function DayChart({ report }: { readonly report: TrafficReport }) {
  const t = useStore(trafficMessages)
  const { number, time } = useStore(format)
  const { byDay, since, views } = report
  const points = byDay.map((_, index) => ({
    label: time(dayAt(since, index), { ...DAY, timeZone: 'UTC' }),
    tick: time(dayAt(since, index), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  }))
  return (
    <Card as="section" level={2} title={t.byDay}>
      {views === 0 ? (
        <EmptyState>{t.none}</EmptyState>
      ) : (
        <Chart
          kind="line"
          label={t.byDay}
          pointHeader={t.day}
          points={points}
          series={[{ label: t.views, tone: 'accent', values: byDay }]}
          format={(count) => number(count)}
          formatTick={(count) => number(count, { notation: 'compact' })}
        />
      )}
    </Card>
  )
}
