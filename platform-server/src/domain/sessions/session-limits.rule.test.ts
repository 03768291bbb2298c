import { isWornOut, limitsFor, sessionEnd } from './session-limits.rule.ts'

const HOUR_MS = 60 * 60_000
const limits = {
  people: { absoluteMs: 720 * HOUR_MS, idleMs: 336 * HOUR_MS },
  staff: { absoluteMs: 168 * HOUR_MS, idleMs: 12 * HOUR_MS },
}
const startedAt = new Date('2026-06-01T12:00:00Z')
const after = (hours: number) => new Date(startedAt.getTime() + hours * HOUR_MS)

test.each([
  ['user', limits.people],
  ['admin', limits.staff],
  ['super_admin', limits.staff],
] as const)('holds a %s to their own limits', (role, expected) => {
  expect(limitsFor(limits, { role }, { tabletId: null })).toEqual(expected)
})

test('ends sooner on a shared tablet, and never later than what is configured', () => {
  const tabletId = 'a tablet'
  const long = { ...limits, people: { absoluteMs: Infinity, idleMs: Infinity } }
  const short = { ...limits, people: { absoluteMs: 1, idleMs: 1 } }
  expect(limitsFor(long, { role: 'user' }, { tabletId })).toEqual({
    absoluteMs: 4 * 3_600_000,
    idleMs: 30 * 60_000,
  })
  expect(limitsFor(short, { role: 'user' }, { tabletId })).toEqual({ absoluteMs: 1, idleMs: 1 })
})

test('ends when it is idle, and never later than its whole life', () => {
  expect(sessionEnd(startedAt, after(1), limits.staff)).toEqual(after(13))
  expect(sessionEnd(startedAt, after(160), limits.staff)).toEqual(after(168))
})

test.each([
  { rotated: 167, now: 168, isOver: true, why: 'its whole life is over, though it was used an hour ago' },
  { rotated: 100, now: 112, isOver: true, why: 'nobody used it for 12 hours' },
  { rotated: 100, now: 111, isOver: false, why: 'it was used 11 hours ago' },
])('is over: $isOver, when $why', ({ rotated, now, isOver }) => {
  expect(isWornOut({ startedAt, rotatedAt: after(rotated) }, after(now), limits.staff)).toBe(isOver)
})
