import { quizStanding, type GradedAttempt } from './quiz-standing.rule.ts'

const HOUR_MS = 3_600_000
const start = Date.parse('2026-11-20T08:00:00Z')
const at = (hours: number) => new Date(start + hours * HOUR_MS)
const failed = (hours: number): GradedAttempt => ({ isPassed: false, at: at(hours) })
const passed = (hours: number): GradedAttempt => ({ isPassed: true, at: at(hours) })

it.each([
  { why: 'nothing was tried', attempts: [], unlocks: [], hours: 0, left: 3, locked: null },
  { why: 'one failed', attempts: [failed(0)], unlocks: [], hours: 1, left: 2, locked: null },
  {
    why: 'three failed',
    attempts: [failed(0), failed(1), failed(2)],
    unlocks: [],
    hours: 3,
    left: 0,
    locked: 26,
  },
  {
    why: 'an instant is left of the 24 hours',
    attempts: [failed(0), failed(1), failed(2)],
    unlocks: [],
    hours: 25.999,
    left: 0,
    locked: 26,
  },
  {
    why: 'the 24 hours are over',
    attempts: [failed(0), failed(1), failed(2)],
    unlocks: [],
    hours: 26,
    left: 3,
    locked: null,
  },
  {
    why: 'a partner unlocked',
    attempts: [failed(0), failed(1), failed(2)],
    unlocks: [3],
    hours: 4,
    left: 3,
    locked: null,
  },
  {
    why: 'the first of the second round failed',
    attempts: [failed(0), failed(1), failed(2), failed(30)],
    unlocks: [],
    hours: 31,
    left: 2,
    locked: null,
  },
  {
    why: 'a pass gave attempts anew',
    attempts: [failed(0), failed(1), passed(2), failed(3)],
    unlocks: [],
    hours: 4,
    left: 2,
    locked: null,
  },
])('leaves $left when $why', ({ attempts, unlocks, hours, left, locked }) => {
  const standing = quizStanding(attempts, unlocks.map(at), at(hours))
  expect(standing.attemptsLeft).toBe(left)
  expect(standing.lockedUntil).toEqual(locked === null ? null : at(locked))
})
