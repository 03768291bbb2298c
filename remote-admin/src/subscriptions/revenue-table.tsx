import { useStore } from '@nanostores/react'
import type { MonthSales, SubscriptionMonth } from '@platform/shared-contracts/http'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import { useDollars } from './use-dollars.ts'
import { useMonthName } from './use-month-name.ts'

/** The chart in numbers, newest month first. */
export function RevenueTable({ months }: { readonly months: readonly SubscriptionMonth[] }) {
  const t = useStore(subscriptionsMessages)
  const dollars = useDollars()
  const nameOf = useMonthName()
  const amount = (
    id: string,
    header: string,
    of: (sales: MonthSales) => number,
  ): Column<SubscriptionMonth> => ({
    ...{ id, header, align: 'end' },
    sortBy: ({ sales }) => (sales ? of(sales) : 0),
    cell: ({ sales }) => (sales ? dollars(of(sales)) : ''),
  })
  const columns: readonly Column<SubscriptionMonth>[] = [
    { id: 'month', header: t.month, isRowHeader: true, cell: ({ month }) => nameOf(month, 'long') },
    {
      id: 'active',
      header: t.subscribers,
      align: 'end',
      sortBy: ({ active }) => active,
      cell: ({ active }) => active,
    },
    {
      id: 'started',
      header: t.started,
      align: 'end',
      sortBy: ({ started }) => started,
      cell: ({ started }) => started,
    },
    { id: 'ended', header: t.ended, align: 'end', sortBy: ({ ended }) => ended, cell: ({ ended }) => ended },
    amount('courses', t.courses, ({ coursesCents }) => coursesCents),
    amount('plans', t.plans, (sales) => sales.subscriptionsCents + sales.partnerPlansCents),
    amount('deductions', t.deductions, (sales) => 0 - sales.discountsCents - sales.refundsCents),
    amount('revenue', t.revenue, ({ netCents }) => netCents),
    amount('received', t.received, ({ receivedCents }) => receivedCents),
  ]
  return (
    <DataTable
      caption={t.chart}
      isCaptionHidden
      columns={columns}
      rows={[...months].reverse()}
      rowKey={({ month }) => month}
      pageSize={months.length}
    />
  )
}
