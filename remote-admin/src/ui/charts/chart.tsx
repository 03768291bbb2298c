import { useStore } from '@nanostores/react'
import { lazy, Suspense, type ReactNode } from 'react'
import type { ChartData } from './chart-data.ts'
import { chartMessages } from './chart.messages.ts'
import { ChartTable } from './chart-table.tsx'
import classes from './chart.module.css'

// The charting library, for pages that have a chart and numbers to show.
const ChartPlot = lazy(async () => ({ default: (await import('./chart-plot.tsx')).ChartPlot }))

interface ChartProps extends ChartData {
  /** First column of the table: what a point is. */
  readonly pointHeader: string
  /** In place of the table of the charted values, when there is more to say. */
  readonly table?: ReactNode
}

/** Numbers as a picture, and as a table on request. */
export function Chart({ pointHeader, table, ...data }: ChartProps) {
  const t = useStore(chartMessages)
  return (
    <figure className={classes.chart} aria-label={data.label}>
      {data.series.length > 1 && <Legend series={data.series} />}
      <Suspense fallback={<div className={classes.pending} aria-hidden="true" />}>
        <ChartPlot data={data} />
      </Suspense>
      <details className={classes.table}>
        <summary>{t.showTable}</summary>
        {table ?? <ChartTable data={data} pointHeader={pointHeader} />}
      </details>
    </figure>
  )
}

function Legend({ series }: Pick<ChartData, 'series'>) {
  return (
    <ul className={classes.legend} aria-hidden="true">
      {series.map(({ label, tone }) => (
        <li key={label}>
          <span className={classes.swatch} data-tone={tone} />
          {label}
        </li>
      ))}
    </ul>
  )
}
