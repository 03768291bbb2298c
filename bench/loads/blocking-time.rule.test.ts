import { blockingTime } from './blocking-time.rule.ts'

const task = (startMs: number, durationMs: number) => ({ startMs, durationMs })

test.each([
  { what: 'no task', tasks: [], ms: 0 },
  { what: 'a task of 50 ms', tasks: [task(1_000, 50)], ms: 0 },
  { what: 'two long tasks', tasks: [task(1_000, 80), task(2_000, 150)], ms: 130 },
  { what: 'a task that ended before the first paint', tasks: [task(100, 300)], ms: 0 },
  { what: 'the part of a task that is after the first paint', tasks: [task(400, 300)], ms: 150 },
])('counts $what', ({ tasks, ms }) => {
  expect(blockingTime(tasks, 500)).toBe(ms)
})
