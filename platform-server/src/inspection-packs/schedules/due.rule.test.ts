import { dueOn, nextOn } from './due.rule.ts'

const monthly = { every: 'month', day: 28, startsOn: '2026-01-01', madeFor: null } as const
const weekly = { every: 'week', day: 1, startsOn: '2026-01-01', madeFor: null } as const

it.each([
  ['on its day of the month', monthly, '2026-02-28', '2026-02-28'],
  ['late, after days without a server', monthly, '2026-03-02', '2026-02-28'],
  ['on its day of the week', weekly, '2026-11-23', '2026-11-23'],
  ['on the Sunday after, where Monday was missed', weekly, '2026-11-29', '2026-11-23'],
  ['once for a day', { ...monthly, madeFor: '2026-02-28' }, '2026-03-02', null],
  ['not for a day before it was set', { ...monthly, startsOn: '2026-03-01' }, '2026-03-02', null],
  ['on the day on which it was set', { ...monthly, startsOn: '2026-02-28' }, '2026-02-28', '2026-02-28'],
])('makes a pack %s', (_when, schedule, today, expected) => {
  expect(dueOn(schedule, today)).toBe(expected)
})

it.each([
  ['today where it is due', monthly, '2026-02-28', '2026-02-28'],
  ['in a month', { ...monthly, madeFor: '2026-02-28' }, '2026-02-28', '2026-03-28'],
  ['in a week', { ...weekly, madeFor: '2026-11-23' }, '2026-11-23', '2026-11-30'],
  ['on the day that comes first', { ...monthly, startsOn: '2026-12-30' }, '2026-12-30', '2027-01-28'],
])('makes the next one %s', (_when, schedule, today, expected) => {
  expect(nextOn(schedule, today)).toBe(expected)
})
