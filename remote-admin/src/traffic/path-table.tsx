import { useStore } from '@nanostores/react'
import type { TrafficReport } from '@platform/shared-contracts/http'
import { DataTable } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { trafficMessages } from './traffic.messages.ts'

export function PathTable({ report }: { readonly report: TrafficReport }) {
  const t = useStore(trafficMessages)
  const { number } = useStore(format)
  return (
    <DataTable
      caption={t.byPath}
      rows={report.byPath}
      rowKey={({ path }) => path}
      emptyText={t.none}
      columns={[
        {
          id: 'path',
          header: t.path,
          isRowHeader: true,
          sortBy: ({ path }) => path,
          cell: ({ path }) => path,
        },
        {
          id: 'views',
          header: t.views,
          align: 'end',
          sortBy: ({ views }) => views,
          cell: ({ views }) => number(views),
        },
        {
          id: 'share',
          header: t.share,
          align: 'end',
          cell: ({ views }) => number(views / report.views, { style: 'percent', maximumFractionDigits: 1 }),
        },
      ]}
    />
  )
}
