import { pauseMs, retryAfterMs, verdictOf } from './answer.rule.ts'

it.each([
  [200, 3, 'taken'],
  [204, 1, 'taken'],
  [400, 3, 'split'],
  [413, 2, 'split'],
  [409, 2, 'split'],
  [400, 1, 'rejected'],
  [409, 1, 'compare'],
  [401, 1, 'later'],
  [403, 1, 'later'],
  [404, 2, 'later'],
  [429, 1, 'later'],
  [302, 1, 'later'],
  [503, 1, 'later'],
] as const)('reads %i to %i statements as %s', (status, statements, verdict) => {
  expect(verdictOf(status, statements)).toBe(verdict)
})

it('doubles the pause up to an hour, and waits as long as the store asks, up to a day', () => {
  expect([1, 2, 3, 9, 10, 5_000].map((failures) => pauseMs(failures, null) / 1_000)).toEqual([
    10, 20, 40, 2_560, 3_600, 3_600,
  ])
  expect(pauseMs(1, 90_000)).toBe(90_000)
  expect(pauseMs(1, 1_000)).toBe(10_000)
  expect(pauseMs(1, 1e12)).toBe(24 * 60 * 60_000)
})

it('reads Retry-After in seconds and as a date, and no other text', () => {
  const now = new Date('2026-11-24T08:00:00Z')
  expect(retryAfterMs('120', now)).toBe(120_000)
  expect(retryAfterMs('Tue, 24 Nov 2026 08:05:00 GMT', now)).toBe(300_000)
  expect(retryAfterMs('Tue, 24 Nov 2026 07:00:00 GMT', now)).toBe(0)
  expect(retryAfterMs('soon', now)).toBeNull()
  expect(retryAfterMs(null, now)).toBeNull()
})
