import { useStore } from '@nanostores/react'
import type { ComplianceDay } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Card } from '@platform/shared-ui/card'
import { FailedState } from '@platform/shared-ui/failed-state'
import { dayOf, writeDay } from '../../lib/format.ts'
import { Chart } from '../../ui/charts/chart.tsx'
import { trendMessages } from './requirements.messages.ts'
import { useGetTrendQuery } from './rules.api.ts'

/** How the compliance changed within a year; nothing before there are two days to compare. */
export function ComplianceTrend() {
  const t = useStore(trendMessages)
  const { data = [], isError, refetch } = useGetTrendQuery()
  if (isError) return <FailedState onRetry={refetch}>{t.failed}</FailedState>
  const days = data.filter(({ required }) => required > 0)
  if (days.length < 2) return null
  return (
    <Card as="section" level={2} title={t.title}>
      <p>{t.text}</p>
      <TrendChart days={days} />
    </Card>
  )
}

function TrendChart({ days }: { readonly days: readonly ComplianceDay[] }) {
  const t = useStore(trendMessages)
  const formats = useStore(format)
  const { number, time } = formats
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Chart
      kind="line"
      label={t.title}
      pointHeader={t.day}
      points={days.map(({ day, current, required }) => ({
        label: t.point({ day: writeDay(day, formats), current, required }),
        tick: time(dayOf(day), { month: 'short', day: 'numeric' }),
      }))}
      series={[
        {
          label: t.compliance,
          tone: 'accent',
          // Rounded down, as the figure: 99.6 % is not everyone.
          values: days.map(({ required, current }) => Math.floor((current / required) * 100) / 100),
        },
      ]}
      format={percent}
      formatTick={percent}
    />
  )
}
