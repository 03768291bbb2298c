import { useStore } from '@nanostores/react'
import type { TrafficReport, VitalFigure } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { DataTable } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { trafficMessages } from './traffic.messages.ts'
import { ratingOf, type VitalRating } from './vital-rating.rule.ts'
import classes from './traffic.module.css'

const TONES: Readonly<Record<VitalRating, BadgeTone>> = { good: 'success', fair: 'warning', poor: 'danger' }

export function VitalTable({ report }: { readonly report: TrafficReport }) {
  const t = useStore(trafficMessages)
  const { number } = useStore(format)
  const shown = ({ name, p75 }: VitalFigure) =>
    name === 'CLS'
      ? number(p75, { maximumFractionDigits: 3 })
      : t.milliseconds({ value: number(Math.round(p75)) })
  return (
    <section className={classes.section}>
      <h2>{t.speed}</h2>
      <p className={classes.note}>{t.speedLead}</p>
      <DataTable
        caption={t.speed}
        isCaptionHidden
        rows={report.vitals}
        rowKey={({ name }) => name}
        emptyText={t.speedNone}
        columns={[
          {
            id: 'metric',
            header: t.metric,
            isRowHeader: true,
            sortBy: ({ name }) => t[name],
            cell: ({ name }) => t[name],
          },
          { id: 'p75', header: t.figure, align: 'end', cell: shown },
          {
            id: 'rating',
            header: t.rating,
            cell: (figure) => <Badge tone={TONES[ratingOf(figure)]}>{t[ratingOf(figure)]}</Badge>,
          },
          {
            id: 'count',
            header: t.measurements,
            align: 'end',
            sortBy: ({ count }) => count,
            cell: ({ count }) => number(count),
          },
        ]}
      />
    </section>
  )
}
