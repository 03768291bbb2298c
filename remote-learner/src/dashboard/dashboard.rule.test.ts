import { countStatuses, nextModule } from './dashboard.rule.ts'

test('counts every module once', () => {
  expect(
    countStatuses(['Completed', 'In Progress', 'Expired', 'Quiz Failed', 'Not Started', 'paused']),
  ).toEqual({
    notStarted: 1,
    inProgress: 2,
    completed: 1,
    attention: 2,
  })
})

test.each([
  { statuses: ['Not Started', 'Expired', 'In Progress'], next: 'In Progress' },
  { statuses: ['Not Started', 'Expired', 'Completed'], next: 'Expired' },
  { statuses: ['Completed', 'Not Started'], next: 'Not Started' },
  { statuses: ['Completed'], next: undefined },
])('goes on with $next among $statuses', ({ statuses, next }) => {
  expect(nextModule(statuses.map((status) => ({ status })))?.status).toBe(next)
})
