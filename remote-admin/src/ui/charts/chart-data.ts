export type ChartTone = 'accent' | 'primary' | 'info' | 'danger'

export interface ChartSeries {
  readonly label: string
  readonly tone: ChartTone
  /** One for each point. */
  readonly values: readonly number[]
}

export interface ChartPoint {
  readonly label: string
  /** A short label for the axis. Default: `label`. */
  readonly tick?: string
  /** Differs from the others, such as a month that has not ended. */
  readonly isCurrent?: boolean
}

/** What is charted. Bars of several series are stacked; ranks are horizontal bars, each with its value. */
export interface ChartData {
  readonly kind: 'bars' | 'line' | 'ranks'
  /** Accessible name of the chart and caption of its table. */
  readonly label: string
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
  readonly format: (value: number) => string
  /** At the axis, such as '$2K'. */
  readonly formatTick: (value: number) => string
}

export function totalAt({ series }: Pick<ChartData, 'series'>, point: number): number {
  return series.reduce((sum, { values }) => sum + (values[point] ?? 0), 0)
}
