import { answerClock } from './answer-clock.rule.ts'

// Days where the reader is: Friday the 20th of November 2026.
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)

test.each([
  { now: at(20, 16, 5), count: 5, unit: 'minutes', isLate: false },
  { now: at(20, 23, 59), count: 7, unit: 'hours', isLate: false },
  { now: at(21, 0), count: 8, unit: 'hours', isLate: true },
  { now: at(23, 16), count: 3, unit: 'days', isLate: true },
])('a question of Friday 4 pm has waited $count $unit at $now', ({ now, ...clock }) => {
  expect(answerClock(at(20, 16).toISOString(), now)).toEqual({ ...clock, dueLater: null })
})

test('a question of the weekend is owed on Monday', () => {
  const askedAt = at(21, 10).toISOString()
  const dueDay = (now: Date) => answerClock(askedAt, now).dueLater?.getDay()
  expect([dueDay(at(21, 11)), dueDay(at(22, 23)), dueDay(at(23, 0))]).toEqual([1, 1, undefined])
  expect([answerClock(askedAt, at(23, 23)).isLate, answerClock(askedAt, at(24, 0)).isLate]).toEqual([
    false,
    true,
  ])
})
