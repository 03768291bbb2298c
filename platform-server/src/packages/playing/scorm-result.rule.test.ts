import type { ScormCommit } from './scorm-commit.ts'
import { scormReport, scormStart } from './scorm-result.rule.ts'

const commit = (given: Partial<ScormCommit>): ScormCommit => ({
  completionStatus: 'incomplete',
  successStatus: 'unknown',
  runtimeData: { cmi: {} },
  ...given,
})
const scorm12 = { kind: 'scorm12', masteryScore: null } as const

it.each([
  [{ score: { raw: 85, max: 100 } }, 0.85],
  [{ score: { raw: 15, min: 10, max: 20 } }, 0.5],
  [{ score: { scaled: -0.5 } }, 0],
  [{ score: { raw: 7, min: 5, max: 5 } }, null],
  [{}, null],
])('reads %j as the score %s', (given, score) => {
  expect(scormReport(commit(given), scorm12).score).toBe(score)
})

it('lets the mastery score decide, where there is one', () => {
  const claimed = commit({ successStatus: 'passed', completionStatus: 'completed', score: { raw: 79 } })
  expect(scormReport(claimed, scorm12)).toMatchObject({ success: 'passed', isCompleted: true })
  expect(scormReport(claimed, { ...scorm12, masteryScore: 80 }).success).toBe('failed')
  const scaled = commit({ score: { scaled: 0.8 } })
  expect(scormReport(scaled, { kind: 'scorm2004', masteryScore: 0.8 }).success).toBe('passed')
})

const learner = { id: 7, name: 'Ana Reyes' }
const start = {
  kind: 'scorm12',
  learner,
  launchData: 'x=1',
  masteryScore: 80,
  runtime: null,
  seconds: 0,
} as const

it('starts a unit of SCORM 1.2 again, with what the package states about it', () => {
  expect(scormStart(start)).toMatchObject({
    launch_data: 'x=1',
    core: { student_id: '7', student_name: 'Ana Reyes', lesson_status: 'not attempted', entry: 'ab-initio' },
    student_data: { mastery_score: '80' },
  })
})

it('goes on where it was suspended or cut off, as the same person', () => {
  const runtime = {
    suspend_data: 'page=3',
    core: { lesson_status: 'incomplete', lesson_location: '3', exit: 'suspend', student_id: '1', entry: '' },
  }
  expect(scormStart({ ...start, runtime, seconds: 3_909 })).toMatchObject({
    suspend_data: 'page=3',
    core: { student_id: '7', lesson_location: '3', entry: 'resume', exit: '', total_time: '0001:05:09' },
  })
  const left = { suspend_data: 'a', exit: 'normal' }
  const again = { ...start, kind: 'scorm2004', seconds: 90 } as const
  expect(scormStart({ ...again, runtime: left })).toMatchObject({
    entry: '',
    suspend_data: 'a',
    total_time: 'PT90S',
  })
  expect(scormStart({ ...again, runtime: { ...left, exit: '' } })).toMatchObject({ entry: 'resume' })
})
