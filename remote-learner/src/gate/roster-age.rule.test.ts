import { rosterAge, serverTime } from './roster-age.rule.ts'

const HOUR_MS = 60 * 60_000
const limits = { warningHours: 24, days: 7 }
const roster = { madeAt: '2026-11-21T12:00:00.000Z', receivedAt: 1_000_000_000_000 }

test.each([
  ['fresh', 0],
  ['fresh', 24 * HOUR_MS - 1],
  ['old', 24 * HOUR_MS],
  ['old', 7 * 24 * HOUR_MS - 1],
  ['tooOld', 7 * 24 * HOUR_MS],
  ['fresh', -HOUR_MS],
  ['tooOld', -HOUR_MS - 1],
])('a list is %s after %d ms', (age, elapsedMs) => {
  expect(rosterAge(roster, roster.receivedAt + elapsedMs, limits)).toBe(age)
})

test('days are those of the server, whatever the clock of the tablet says', () => {
  expect(serverTime(roster, roster.receivedAt + 36 * HOUR_MS)).toEqual(new Date('2026-11-23T00:00:00Z'))
  expect(serverTime(roster, roster.receivedAt - 5)).toEqual(new Date('2026-11-21T12:00:00Z'))
})
