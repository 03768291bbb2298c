import { isSatisfied, mergeResult, type KnownResult, type UnitReport } from './unit-result.rule.ts'

const how = { moveOn: 'CompletedOrPassed', secondsBefore: 0, secondsOpen: 3_600 } as const
const report = (given: Partial<UnitReport> = {}): UnitReport => ({
  isCompleted: false,
  success: null,
  score: null,
  totalSeconds: null,
  ...given,
})
const passed: KnownResult = {
  status: 'passed',
  isCompleted: true,
  score: 0.9,
  seconds: 300,
  isSatisfied: true,
}

it('never takes back a pass, and keeps the best score', () => {
  expect(mergeResult(passed, report({ success: 'failed', score: 0.2 }), how)).toEqual(passed)
  const failed = { ...passed, status: 'failed', score: 0.4 } as const
  expect(mergeResult(failed, report({ success: 'passed', score: 0.8 }), how)).toMatchObject({
    status: 'passed',
    score: 0.8,
  })
  expect(mergeResult(failed, report({ isCompleted: true }), how).status).toBe('failed')
})

it('does not turn a completed unit into an unfinished one when it is opened again', () => {
  const completed = { ...passed, status: 'completed', score: null } as const
  expect(mergeResult(completed, report(), how)).toMatchObject({ status: 'completed', isSatisfied: true })
})

it('records no more time than the unit was open', () => {
  const long = report({ totalSeconds: 100_000 })
  expect(mergeResult(null, long, { ...how, secondsBefore: 60, secondsOpen: 30 }).seconds).toBe(90)
  expect(mergeResult(null, report({ totalSeconds: 45.4 }), how).seconds).toBe(45)
  expect(mergeResult(passed, report({ totalSeconds: 10 }), how).seconds).toBe(300)
})

it('waits for the completion of a unit that must be completed and passed', () => {
  const both = { ...how, moveOn: 'CompletedAndPassed' } as const
  const first = mergeResult(null, report({ success: 'passed' }), both)
  expect(first).toMatchObject({ status: 'passed', isSatisfied: false })
  expect(mergeResult(first, report(), both).isSatisfied).toBe(false)
  expect(mergeResult(first, report({ isCompleted: true }), both).isSatisfied).toBe(true)
})

it.each([
  ['Passed', [false, false, true, true]],
  ['Completed', [false, true, false, true]],
  ['CompletedAndPassed', [false, false, false, true]],
  ['CompletedOrPassed', [false, true, true, true]],
  ['NotApplicable', [true, true, true, true]],
] as const)('moves on by %s', (moveOn, wanted) => {
  const states = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const
  expect(states.map(([completed, isPassed]) => isSatisfied(moveOn, completed, isPassed))).toEqual(wanted)
})
