import { format } from '@platform/shared-contracts/remote'
import { useStore } from '@nanostores/react'
import type { SubscriptionMonth } from '@platform/shared-contracts/http'
import { Chart } from '../ui/charts/chart.tsx'
import { RevenueTable } from './revenue-table.tsx'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import { useDollars } from './use-dollars.ts'
import { useMonthName } from './use-month-name.ts'

export function RevenueChart({ months }: { readonly months: readonly SubscriptionMonth[] }) {
  const t = useStore(subscriptionsMessages)
  const { number } = useStore(format)
  const dollars = useDollars()
  const nameOf = useMonthName()
  return (
    <Chart
      kind="bars"
      label={t.chart}
      pointHeader={t.month}
      points={months.map(({ month }, index) => ({
        label: nameOf(month, 'long'),
        tick: nameOf(month, 'short'),
        isCurrent: index === months.length - 1,
      }))}
      series={[
        {
          label: t.revenue,
          tone: 'primary',
          values: months.map(({ sales }) => (sales?.netCents ?? 0) / 100),
        },
      ]}
      format={(amount) => dollars(amount * 100)}
      formatTick={(amount) =>
        number(amount, { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 })
      }
      table={<RevenueTable months={months} />}
    />
  )
}
