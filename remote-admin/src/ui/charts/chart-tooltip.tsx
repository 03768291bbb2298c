import { useStore } from '@nanostores/react'
import { TooltipWithBounds } from '@visx/tooltip'
import { totalAt, type ChartData } from './chart-data.ts'
import type { ChartLayout } from './chart-layout.ts'
import { chartMessages } from './chart.messages.ts'
import classes from './chart.module.css'

interface ChartTooltipProps {
  readonly data: ChartData
  readonly layout: ChartLayout
  readonly point: number
}

/** The values of the active point. Hidden from screen readers, to which the slider says the same. */
export function ChartTooltip({ data, layout, point }: ChartTooltipProps) {
  const t = useStore(chartMessages)
  const { bands, values, plot, isHorizontal } = layout
  const middle = (bands(point) ?? 0) + bands.bandwidth() / 2
  const end = values(totalAt(data, point))
  const place = isHorizontal ? { left: (plot.left + end) / 2, top: middle } : { left: middle, top: end }
  return (
    <TooltipWithBounds key={point} unstyled applyPositionStyle className={classes.tooltip} {...place}>
      <div aria-hidden="true">
        <p className={classes.point}>{data.points[point]?.label}</p>
        <dl className={classes.values}>
          {data.series.map(({ label, tone, values: own }) => (
            <div key={label}>
              <dt>
                <span
                  className={classes.swatch}
                  data-tone={data.points[point]?.isCurrent ? 'accent' : tone}
                />
                {label}
              </dt>
              <dd>{data.format(own[point] ?? 0)}</dd>
            </div>
          ))}
          {data.series.length > 1 && (
            <div>
              <dt>{t.total}</dt>
              <dd>{data.format(totalAt(data, point))}</dd>
            </div>
          )}
        </dl>
      </div>
    </TooltipWithBounds>
  )
}
