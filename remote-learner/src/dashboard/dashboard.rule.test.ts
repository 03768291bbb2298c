import { countStatuses, nextModule, upNext } from './dashboard.rule.ts'

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
])('continues with $next among $statuses', ({ statuses, next }) => {
  expect(nextModule(statuses.map((status) => ({ status })))?.status).toBe(next)
})

test('lists by the day, the longest overdue on top, and then what has none', () => {
  const entry = (name: string, status: string, dueOn?: string, isOverdue = false) => ({
    ...{ name, status },
    due: dueOn === undefined ? null : { dueOn, isOverdue },
  })
  const order = upNext([
    entry('late', 'Not Started', '2026-11-10', true),
    entry('new', 'Not Started'),
    entry('started', 'In Progress'),
    entry('soon', 'Not Started', '2026-12-01'),
    entry('later', 'In Progress', '2026-11-02', true),
  ])
  expect(order.map(({ name }) => name)).toEqual(['later', 'late', 'soon', 'started', 'new'])
})

test('lists a completed module whose renewal is due, and goes on with it last', () => {
  const due = { dueOn: '2026-12-01', isOverdue: false }
  const renewal = { status: 'Completed', due }
  const fresh = { status: 'Not Started', due: null }
  expect(upNext([{ status: 'Completed', due: null }, fresh, renewal])).toEqual([renewal, fresh])
  expect(nextModule([renewal, fresh])).toBe(fresh)
  expect(nextModule([renewal])).toBe(renewal)
})

test('goes on with what was started rather than with what is due one day', () => {
  const soon = { status: 'Not Started', due: { dueOn: '2026-12-01', isOverdue: false } }
  const started = { status: 'In Progress', due: null }
  const late = { status: 'Not Started', due: { dueOn: '2026-11-10', isOverdue: true } }
  expect(nextModule([soon, started])).toBe(started)
  expect(nextModule([soon, started, late])).toBe(late)
})
