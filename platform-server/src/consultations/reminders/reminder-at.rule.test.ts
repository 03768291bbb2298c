import { reminderAt } from './reminder-at.rule.ts'

const startsAt = new Date('2026-11-24T15:00:00Z')

test.each([
  ['2026-11-23T14:59:59Z', null],
  ['2026-11-23T15:00:00Z', 'day-before'],
  ['2026-11-24T13:59:59Z', 'day-before'],
  ['2026-11-24T14:00:00Z', 'hour-before'],
  ['2026-11-24T14:59:59Z', 'hour-before'],
  ['2026-11-24T15:00:00Z', null],
])('at %s the reminder that is due is %s', (now, lead) => {
  expect(reminderAt(startsAt, new Date(now))).toBe(lead)
})
