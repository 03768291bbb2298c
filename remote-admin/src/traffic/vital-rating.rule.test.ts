import { ratingOf } from './vital-rating.rule.ts'

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'fair'],
  ['LCP', 4_001, 'poor'],
  ['CLS', 0, 'good'],
  ['CLS', 0.2, 'fair'],
  ['INP', 501, 'poor'],
] as const)('%s of %d is %s', (name, p75, rating) => {
  expect(ratingOf({ name, p75 })).toBe(rating)
})
