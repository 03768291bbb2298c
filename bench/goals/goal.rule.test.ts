import { judge } from './goal.rule.ts'

test.each([
  { value: 1.1, limit: 1.1, reached: 'yes' },
  { value: 1.101, limit: 1.1, reached: 'no' },
  { value: 0.3, limit: 0.3, isAtLeast: true, reached: 'yes' },
  { value: 0.299, limit: 0.3, isAtLeast: true, reached: 'no' },
  { value: Number.NaN, limit: 150, reached: 'no' },
  { value: Number.NaN, limit: 0.3, isAtLeast: true, reached: 'no' },
])('$value against $limit is reached: $reached', ({ reached, ...goal }) => {
  expect(judge({ figure: 'LCP', ...goal }).reached).toBe(reached)
})

test('shows ratios to two places and times to the millisecond', () => {
  expect(judge({ figure: 'LCP x static', value: 1.0649, limit: 1.1 })).toEqual({
    figure: 'LCP x static',
    measured: 1.06,
    limit: 'at most 1.1',
    reached: 'yes',
  })
  expect(judge({ figure: 'rate', value: 149.6, limit: 150, isAtLeast: true })).toMatchObject({
    measured: 150,
    limit: 'at least 150',
    reached: 'no',
  })
})
