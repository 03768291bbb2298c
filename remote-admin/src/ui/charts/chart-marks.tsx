import { AreaClosed, BarRounded, LinePath } from '@visx/shape'
import { totalAt, type ChartData, type ChartSeries } from './chart-data.ts'
import type { ChartLayout } from './chart-layout.ts'
import classes from './chart.module.css'

interface ChartMarksProps {
  readonly data: ChartData
  readonly layout: ChartLayout
  readonly active: number | null
}

export function ChartMarks(props: ChartMarksProps) {
  const { kind, series } = props.data
  if (kind === 'line') return series.map((one) => <Line key={one.label} {...props} series={one} />)
  return (
    <>
      {props.data.points.map((_, point) => (
        <Stack key={point} {...props} point={point} />
      ))}
    </>
  )
}

/** The values of one point on top of, or next to, each other. */
function Stack({ data, layout, point }: ChartMarksProps & { readonly point: number }) {
  const { bands, values, isHorizontal } = layout
  const { isCurrent } = data.points[point] ?? {}
  const start = bands(point) ?? 0
  const thickness = bands.bandwidth()
  return (
    <>
      {data.series.map(({ label, tone, values: own }, index) => {
        const below = data.series.slice(0, index).reduce((sum, one) => sum + (one.values[point] ?? 0), 0)
        const [from, to] = [values(below), values(below + (own[point] ?? 0))]
        const length = Math.abs(to - from)
        if (length === 0) return null
        const box = isHorizontal
          ? { x: from, y: start, width: length, height: thickness, right: true }
          : { x: start, y: to, width: thickness, height: length, top: true }
        return (
          <BarRounded
            key={label}
            className={classes.mark}
            data-tone={isCurrent ? 'accent' : tone}
            radius={Math.min(4, thickness / 3, length)}
            {...box}
          />
        )
      })}
      {isHorizontal && (
        <text className={classes.value} x={values(totalAt(data, point)) + 8} y={start + thickness / 2}>
          {data.formatTick(totalAt(data, point))}
        </text>
      )}
    </>
  )
}

function Line({ data, layout, active, series }: ChartMarksProps & { readonly series: ChartSeries }) {
  const { bands, values, plot } = layout
  const x = (point: number) => (bands(point) ?? 0) + bands.bandwidth() / 2
  const y = (point: number) => values(series.values[point] ?? 0)
  const points = data.points.map((_, point) => point)
  return (
    <g data-tone={series.tone}>
      <AreaClosed className={classes.area} data={points} x={x} y={y} yScale={values} />
      <LinePath className={classes.line} data={points} x={x} y={y} />
      {active !== null && (
        <>
          <line className={classes.rule} x1={x(active)} x2={x(active)} y1={plot.top} y2={plot.bottom} />
          <circle className={classes.dot} cx={x(active)} cy={y(active)} r={5} />
        </>
      )}
    </g>
  )
}
