import { gradeAfter } from './grade-report.rule.ts'

const at = new Date('2026-11-24T08:00:00Z')
const nothing = { score: null, isPassed: false, reportedAt: null }
const passed = { score: 0.9, isPassed: true, reportedAt: at }

it('reports lessons until there is a score', () => {
  const lessons = { kind: 'lessons', read: 2, total: 6, at } as const
  expect(gradeAfter(nothing, lessons)).toMatchObject({
    activity: 'InProgress',
    score: null,
    comment: '2 of 6 lessons read',
  })
  expect(gradeAfter({ ...nothing, score: 0.4, reportedAt: at }, lessons)).toBeNull()
})

it('takes no grade back after a pass, and lets a better one in', () => {
  const later = new Date('2027-11-24T08:00:00Z')
  expect(gradeAfter(passed, { kind: 'quiz', score: 0.2, isPassed: false, at: later })).toBeNull()
  expect(gradeAfter(passed, { kind: 'quiz', score: 1, isPassed: true, at: later })).toMatchObject({
    activity: 'Completed',
    score: 1,
    reportedAt: later,
  })
})

it('is always newer than the one before, also where the clock is not', () => {
  const failed = { score: 0.2, isPassed: false, reportedAt: at }
  const next = gradeAfter(failed, { kind: 'quiz', score: 1, isPassed: true, at })
  expect(next?.reportedAt.getTime()).toBe(at.getTime() + 1)
})
