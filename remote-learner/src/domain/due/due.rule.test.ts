import { dueOf, localDay } from './due.rule.ts'

test.each([
  { isDone: false, today: '2026-11-21', due: { dueOn: '2026-11-21', isOverdue: false } },
  { isDone: false, today: '2026-11-22', due: { dueOn: '2026-11-21', isOverdue: true } },
  { isDone: true, today: '2026-11-22', due: null },
])('an assignment whose isDone is $isDone on $today', ({ isDone, today, due }) => {
  const assigned = [{ moduleCode: 'IC0110', dueOn: '2026-11-21', isDone }]
  expect(dueOf('IC0110', assigned, today)).toEqual(due)
  expect(dueOf('IC0111', assigned, today)).toBeNull()
})

test('a day is the one where the reader is', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
