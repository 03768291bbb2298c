import { LOGIN_FAILURES, retryAfterSeconds } from './attempt-limit.rule.ts'

const now = new Date('2026-06-01T12:00:00Z')
const secondsAgo = (...seconds: number[]) => seconds.map((ago) => new Date(now.getTime() - ago * 1000))
const tenFrom = (oldest: number) => Array.from({ length: 10 }, (_, index) => oldest - index)

test('allows up to ten failures in 15 minutes, then makes the next one wait', () => {
  expect(LOGIN_FAILURES).toEqual({ limit: 10, windowMs: 900_000 })
  expect(retryAfterSeconds(secondsAgo(...tenFrom(100).slice(1)), now, LOGIN_FAILURES)).toBeNull()
  expect(retryAfterSeconds(secondsAgo(...tenFrom(100)), now, LOGIN_FAILURES)).toBe(800)
})

test('lets go when the oldest failure that counts leaves the window', () => {
  expect(retryAfterSeconds(secondsAgo(...tenFrom(899)), now, LOGIN_FAILURES)).toBe(1)
  expect(retryAfterSeconds(secondsAgo(...tenFrom(900)), now, LOGIN_FAILURES)).toBeNull()
})

test('counts from the newest ones when there are more than the limit', () => {
  expect(retryAfterSeconds(secondsAgo(500, ...tenFrom(100)), now, LOGIN_FAILURES)).toBe(800)
})
