import { noticeAt } from './invoice-notice.rule.ts'

const due = new Date('2026-12-21T12:00:00Z')

it.each([
  ['2026-12-14T11:59:59Z', null],
  ['2026-12-14T12:00:00Z', 'due-in-7'],
  ['2026-12-22T11:59:59Z', 'due-in-7'],
  ['2026-12-22T12:00:00Z', 'overdue-1'],
  ['2027-01-04T11:59:59Z', 'overdue-1'],
  ['2027-01-04T12:00:00Z', 'overdue-14'],
  ['2027-02-03T11:59:59Z', 'overdue-14'],
  ['2027-02-03T12:00:00Z', null],
])('at %s it is time for %s', (now, kind) => expect(noticeAt(due, new Date(now))).toBe(kind))
