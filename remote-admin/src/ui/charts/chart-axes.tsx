import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import type { ChartData } from './chart-data.ts'
import { labeledPoints, type ChartLayout } from './chart-layout.ts'
import classes from './chart.module.css'

interface ChartAxesProps {
  readonly data: ChartData
  readonly layout: ChartLayout
}

export function ChartAxes({ data, layout }: ChartAxesProps) {
  const { bands, values, plot, ticks, isHorizontal } = layout
  const common = { axisClassName: classes.axis, hideTicks: true, hideAxisLine: true }
  const named = {
    ...common,
    scale: bands,
    tickValues: [...labeledPoints(data, layout)],
    tickFormat: (point: number) => data.points[point]?.tick ?? data.points[point]?.label,
  }
  if (isHorizontal)
    return (
      <AxisLeft
        {...named}
        left={0}
        tickLength={0}
        tickLabelProps={{ textAnchor: 'start', verticalAnchor: 'middle', dx: 0, dy: 0 }}
      />
    )
  return (
    <>
      <GridRows
        className={classes.grid}
        scale={values}
        tickValues={ticks}
        left={plot.left}
        width={plot.right - plot.left}
      />
      <AxisLeft
        {...common}
        scale={values}
        left={0}
        tickValues={ticks}
        tickFormat={(value) => data.formatTick(Number(value))}
        tickLength={0}
        tickLabelProps={{ textAnchor: 'start', verticalAnchor: 'middle', dx: 0, dy: 0 }}
      />
      <AxisBottom {...named} top={plot.bottom} tickLength={10} tickLabelProps={{ textAnchor: 'middle' }} />
    </>
  )
}
