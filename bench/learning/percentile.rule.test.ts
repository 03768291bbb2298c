import { percentile } from './percentile.rule.ts'

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
test.each([
  { values: hundred, share: 0.95, value: 95 },
  { values: hundred, share: 0.5, value: 50 },
  { values: [7], share: 0.95, value: 7 },
  { values: [], share: 0.95, value: Number.NaN },
])('is $value at $share', ({ values, share, value }) => {
  expect(percentile(values, share)).toBe(value)
})
