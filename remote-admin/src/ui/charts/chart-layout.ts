import { scaleBand, scaleLinear } from '@visx/scale'
import { totalAt, type ChartData, type ChartPoint } from './chart-data.ts'

/** Of a character at the axis, at its widest. Pixels. */
const CHARACTER = 7.5
const GAP = 12
const RANK_HEIGHT = 36
const TICKS = 4

export type ChartLayout = ReturnType<typeof chartLayout>

/** Where everything is, in pixels, in the width that there is. */
export function chartLayout(data: ChartData, width: number) {
  return data.kind === 'ranks' ? rankLayout(data, width) : columnLayout(data, width)
}

function columnLayout(data: ChartData, width: number) {
  const height = width < 480 ? 220 : 280
  const top = 16
  const bottom = height - 32
  const values = valueScale(data, [bottom, top])
  const ticks = values.ticks(TICKS).filter((tick) => Number.isInteger(tick))
  const left = Math.ceil(widest(ticks.map((tick) => data.formatTick(tick)))) + GAP
  const bands = bandScale(data, [left, width])
  return {
    width,
    height,
    plot: { left, top, right: width, bottom },
    bands,
    values,
    ticks,
    isHorizontal: false,
  }
}

function rankLayout(data: ChartData, width: number) {
  const height = data.points.length * RANK_HEIGHT
  const left = Math.ceil(widest(data.points.map(nameOf))) + GAP
  const room = Math.ceil(widest(data.points.map((_, point) => data.formatTick(totalAt(data, point))))) + GAP
  const right = Math.max(left + 40, width - room)
  const values = valueScale(data, [left, right])
  const bands = bandScale(data, [0, height])
  return {
    ...{ width, height, bands, values },
    plot: { left, top: 0, right, bottom: height },
    ticks: [] as number[],
    isHorizontal: true,
  }
}

function valueScale(data: ChartData, range: [number, number]) {
  const most = Math.max(1, ...data.points.map((_, point) => totalAt(data, point)))
  return scaleLinear<number>({ domain: [0, most], range, nice: data.kind === 'ranks' ? false : TICKS })
}

function bandScale({ kind, points }: ChartData, range: [number, number]) {
  return scaleBand<number>({
    domain: points.map((_, point) => point),
    range,
    ...(kind === 'ranks'
      ? { paddingInner: 0.5, paddingOuter: 0.25 }
      : { paddingInner: 0.35, paddingOuter: 0.175 }),
  })
}

const nameOf = ({ tick, label }: ChartPoint) => tick ?? label

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length)) * CHARACTER
}

/** The points whose labels fit next to each other; the last one always. */
export function labeledPoints({ points }: ChartData, { plot, isHorizontal }: ChartLayout): readonly number[] {
  const all = points.map((_, point) => point)
  if (isHorizontal) return all
  const room = widest(points.map(nameOf)) + GAP
  const every = Math.max(1, Math.ceil((room * points.length) / (plot.right - plot.left)))
  return all.filter((point) => (points.length - 1 - point) % every === 0)
}

/** The point at a place in the chart. */
export function pointAt({ plot, isHorizontal }: ChartLayout, count: number, x: number, y: number): number {
  const [at, from, to] = isHorizontal ? [y, plot.top, plot.bottom] : [x, plot.left, plot.right]
  const point = Math.floor(((at - from) / (to - from)) * count)
  return Math.min(count - 1, Math.max(0, point))
}
