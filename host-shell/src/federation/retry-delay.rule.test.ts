import fc from 'fast-check'
import { retryDelayMs } from './retry-delay.rule.ts'

it.each([
  { failures: 1, random: 0.5, delay: 150, why: 'the first step is 300 ms' },
  { failures: 2, random: 0.5, delay: 300, why: 'each step doubles' },
  { failures: 1, random: 0, delay: 0, why: 'full jitter reaches down to nothing' },
  { failures: 10, random: 0.999, delay: 4995, why: 'no step is longer than 5 s' },
])('waits $delay ms: $why', ({ failures, random, delay }) => {
  expect(retryDelayMs(failures, random)).toBe(delay)
})

it('is always between 0 and 5 s', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), random, (failures, share) => {
      const delay = retryDelayMs(failures, share)
      return delay >= 0 && delay < 5_000
    }),
  )
})
