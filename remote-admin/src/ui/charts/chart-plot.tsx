import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { ChartAxes } from './chart-axes.tsx'
import type { ChartData } from './chart-data.ts'
import { chartLayout, type ChartLayout } from './chart-layout.ts'
import { ChartMarks } from './chart-marks.tsx'
import { ChartTooltip } from './chart-tooltip.tsx'
import { chartMessages } from './chart.messages.ts'
import { useActivePoint } from './use-active-point.ts'
import { useWidth } from './use-width.ts'
import classes from './chart.module.css'

/** The picture. Its values are read with the pointer, or one by one with the arrow keys of the slider on top of it. */
export function ChartPlot({ data }: { readonly data: ChartData }) {
  const { element, width } = useWidth()
  const layout = chartLayout(data, width)
  const { active, pointer, keyboard } = useActivePoint(data.points.length, layout)
  return (
    <div ref={element} className={classes.frame}>
      <div className={classes.plot} style={{ height: layout.height }} {...pointer}>
        <Reader data={data} keyboard={keyboard} />
        <svg width={layout.width} height={layout.height} aria-hidden="true">
          {active !== null && <ActiveBand layout={layout} point={active} />}
          <ChartAxes data={data} layout={layout} />
          <ChartMarks data={data} layout={layout} active={active} />
        </svg>
        {active !== null && <ChartTooltip data={data} layout={layout} point={active} />}
      </div>
    </div>
  )
}

interface ReaderProps {
  readonly data: ChartData
  readonly keyboard: ReturnType<typeof useActivePoint>['keyboard']
}

function Reader({ data, keyboard }: ReaderProps) {
  const t = useStore(chartMessages)
  const hint = useId()
  const { points, series, label, format } = data
  const values = series.map((one) => `${one.label} ${format(one.values[keyboard.value] ?? 0)}`)
  return (
    <>
      <input
        type="range"
        className={classes.reader}
        min={0}
        max={points.length - 1}
        step={1}
        aria-label={label}
        aria-valuetext={`${points[keyboard.value]?.label ?? ''}: ${values.join(', ')}`}
        aria-describedby={hint}
        {...keyboard}
      />
      <span id={hint} hidden>
        {t.keys}
      </span>
    </>
  )
}

function ActiveBand({ layout, point }: { readonly layout: ChartLayout; readonly point: number }) {
  const { bands, plot, isHorizontal, width } = layout
  const step = bands.step()
  const start = (bands(point) ?? 0) - (step - bands.bandwidth()) / 2
  return isHorizontal ? (
    <rect className={classes.band} x={0} y={start} width={width} height={step} rx={6} />
  ) : (
    <rect
      className={classes.band}
      x={start}
      y={plot.top}
      width={step}
      height={plot.bottom - plot.top}
      rx={Math.min(6, step / 4)}
    />
  )
}
