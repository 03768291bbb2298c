import { dueOf, localDay } from './due.rule.ts'

const assigned = [{ moduleCode: 'IC0110', dueOn: '2026-11-21' }]
test.each([
  { status: 'In Progress', today: '2026-11-21', due: { dueOn: '2026-11-21', isOverdue: false } },
  { status: 'In Progress', today: '2026-11-22', due: { dueOn: '2026-11-21', isOverdue: true } },
  { status: 'Completed', today: '2026-11-22', due: null },
])('a module that is $status on $today', ({ status, today, due }) => {
  expect(dueOf({ code: 'IC0110', status }, assigned, today)).toEqual(due)
  expect(dueOf({ code: 'IC0111', status }, assigned, today)).toBeNull()
})

test('a day is the one where the reader is', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
