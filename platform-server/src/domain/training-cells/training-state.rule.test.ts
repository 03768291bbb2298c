import { trainingState } from './training-state.rule.ts'

test.each([
  [null, null, 'not_started'],
  [null, '2026-11-21', 'assigned'],
  [null, '2026-11-20', 'overdue'],
  ['in_progress', '2026-11-20', 'overdue'],
  ['in_progress', '2026-11-21', 'in_progress'],
  ['quiz_failed', null, 'quiz_failed'],
  ['completed', '2026-01-01', 'completed'],
  ['expired', '2026-12-01', 'expired'],
] as const)('of %j due %j is %s', (recorded, dueOn, state) => {
  expect(trainingState(recorded, dueOn, '2026-11-21')).toBe(state)
})
