import type { ChartData } from './chart-data.ts'
import { chartLayout, labeledPoints, pointAt } from './chart-layout.ts'

const days = (count: number, over: Partial<ChartData> = {}): ChartData => ({
  kind: 'bars',
  label: 'Views',
  points: Array.from({ length: count }, (_, day) => ({ label: `Jun ${day + 1}` })),
  series: [{ label: 'Views', tone: 'accent', values: Array.from({ length: count }, (_, day) => day) }],
  format: String,
  formatTick: String,
  ...over,
})

test('the axis has a few round values, and none between whole numbers', () => {
  expect(chartLayout(days(31), 800).ticks).toEqual([0, 10, 20, 30])
  expect(chartLayout(days(2), 800).ticks).toEqual([0, 1])
})

test('labels do not overlap: fewer of them on a phone, and always the last', () => {
  const data = days(30)
  const wide = labeledPoints(data, chartLayout(data, 1100))
  const narrow = labeledPoints(data, chartLayout(data, 320))
  expect(wide.length).toBeGreaterThan(narrow.length)
  expect(narrow.length).toBeLessThanOrEqual(5)
  expect([wide.at(-1), narrow.at(-1)]).toEqual([29, 29])
})

test('a place between two bars belongs to the nearer one, and one outside to the last', () => {
  const data = days(10)
  const layout = chartLayout(data, 500)
  const step = (layout.plot.right - layout.plot.left) / 10
  expect(pointAt(layout, 10, layout.plot.left + step * 3.9, 50)).toBe(3)
  expect(pointAt(layout, 10, 0, 50)).toBe(0)
  expect(pointAt(layout, 10, 9_000, 50)).toBe(9)
})

test('ranks are read from top to bottom, with room for each value', () => {
  const data = days(4, { kind: 'ranks' })
  const layout = chartLayout(data, 400)
  expect(pointAt(layout, 4, 0, layout.height - 1)).toBe(3)
  expect(labeledPoints(data, layout)).toEqual([0, 1, 2, 3])
  expect(layout.plot.right).toBeLessThan(400)
})
