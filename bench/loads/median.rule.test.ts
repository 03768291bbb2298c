import { median } from './median.rule.ts'

test.each([
  { values: [3, 1, 2], middle: 2 },
  { values: [10, 1, 2, 4], middle: 3 },
  { values: [7], middle: 7 },
  { values: [], middle: NaN },
])('is $middle for $values', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})
