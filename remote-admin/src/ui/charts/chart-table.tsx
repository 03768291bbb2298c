import { DataTable, type Column } from '@platform/shared-ui/data-table'
import type { ChartData } from './chart-data.ts'

interface ChartTableProps {
  readonly data: ChartData
  readonly pointHeader: string
}

/** The charted values in numbers. */
export function ChartTable({ data, pointHeader }: ChartTableProps) {
  const columns: readonly Column<number>[] = [
    { id: 'point', header: pointHeader, isRowHeader: true, cell: (point) => data.points[point]?.label },
    ...data.series.map(({ label, values }): Column<number> => ({
      id: `series ${label}`,
      header: label,
      align: 'end',
      sortBy: (point) => values[point] ?? 0,
      cell: (point) => data.format(values[point] ?? 0),
    })),
  ]
  return (
    <DataTable
      caption={data.label}
      isCaptionHidden
      columns={columns}
      rows={data.points.map((_, point) => point)}
      rowKey={(point) => point}
    />
  )
}
