import { judgeBudgets } from './budget.rule.ts'

const files = [
  { file: 'small.js', bytes: 1024 },
  { file: 'large.js', bytes: 2048 },
]

test('accepts a budget that is met to the byte', () => {
  expect(judgeBudgets([{ name: 'home', limitBytes: 3072, files }])).toEqual({
    isWithinBudget: true,
    lines: ['home: 3.0 KB of 3.0 KB (large.js 2.0 KB, small.js 1.0 KB)'],
  })
})

test('fails with one more byte, and names the largest file first', () => {
  const { isWithinBudget, lines } = judgeBudgets([
    { name: 'kept', limitBytes: 9000, files },
    { name: 'home', limitBytes: 3071, files },
  ])
  expect(isWithinBudget).toBe(false)
  expect(lines[1]).toBe('home: 3.0 KB MORE THAN 3.0 KB (large.js 2.0 KB, small.js 1.0 KB)')
})
