import { dueReminder } from './reminder-step.rule.ts'

const DAY_MS = 24 * 60 * 60_000
const expiresAt = new Date('2026-11-20T12:00:00Z')
const before = (days: number) => new Date(expiresAt.getTime() - days * DAY_MS)

it.each([
  [91, [], null],
  [90, [], 90],
  [89, [90], null],
  [45, [], 60],
  [30, [90, 60], 30],
  [8, [90, 60, 30], null],
  [6, [90, 60, 30], 7],
  [0.5, [90, 60, 30, 7], null],
  [0, [90, 60, 30, 7], 0],
  [-3, [7], 0],
  [-3, [0], null],
  [-8, [], null],
])('%p days before, with %p sent, the reminder due is %p', (days, sent, due) => {
  expect(dueReminder(expiresAt, sent, before(days))).toBe(due)
})
