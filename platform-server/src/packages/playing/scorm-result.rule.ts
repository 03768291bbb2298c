import type { ScormCommit } from './scorm-commit.ts'
import type { UnitReport } from './unit-result.rule.ts'

interface Unit {
  readonly kind: 'scorm12' | 'scorm2004'
  /** 0 to 100 in SCORM 1.2, -1 to 1 in SCORM 2004. */
  readonly masteryScore: number | null
}

/** With a mastery score the score decides on success, whatever the content says. */
export function scormReport(commit: ScormCommit, unit: Unit): UnitReport {
  const { completionStatus, successStatus, totalTimeSeconds = null } = commit
  const judged = judgedByScore(commit.score ?? {}, unit)
  const reported = successStatus === 'passed' || successStatus === 'failed' ? successStatus : null
  return {
    isCompleted: completionStatus === 'completed',
    success: judged ?? reported,
    score: fractionOf(commit.score ?? {}),
    totalSeconds: totalTimeSeconds,
  }
}

type Score = NonNullable<ScormCommit['score']>

function judgedByScore({ raw, scaled }: Score, { kind, masteryScore }: Unit): UnitReport['success'] {
  const reached = kind === 'scorm12' ? raw : scaled
  if (masteryScore === null || reached === undefined) return null
  return reached >= masteryScore ? 'passed' : 'failed'
}

/** In [0, 1]; `null` without a score. */
function fractionOf({ scaled, raw, min = 0, max = 100 }: Score): number | null {
  if (scaled !== undefined) return between(scaled)
  if (raw === undefined || max <= min) return null
  return between((raw - min) / (max - min))
}

function between(value: number): number {
  return Math.min(1, Math.max(0, value))
}

interface Start {
  readonly kind: 'scorm12' | 'scorm2004'
  readonly learner: { readonly id: number; readonly name: string }
  readonly launchData: string
  readonly masteryScore: number | null
  /** As the runtime left it; `null` for the first time. */
  readonly runtime: Readonly<Record<string, unknown>> | null
  readonly seconds: number
}

/** The data model that a unit starts with: what it left, and what only the platform says. */
export function scormStart(start: Start): Readonly<Record<string, unknown>> {
  return start.kind === 'scorm12' ? start12(start) : start2004(start)
}

function start12({ learner, launchData, masteryScore, runtime, seconds }: Start) {
  const core = partOf(runtime, 'core')
  return {
    ...runtime,
    launch_data: launchData,
    core: {
      lesson_status: 'not attempted',
      ...core,
      student_id: String(learner.id),
      student_name: learner.name,
      credit: 'credit',
      entry: entryOf(runtime, core['exit']),
      exit: '',
      session_time: '',
      total_time: `${clock(seconds)}`,
    },
    student_data: { ...partOf(runtime, 'student_data'), mastery_score: masteryScore?.toString() ?? '' },
  }
}

function start2004({ learner, launchData, masteryScore, runtime, seconds }: Start) {
  return {
    ...runtime,
    learner_id: String(learner.id),
    learner_name: learner.name,
    launch_data: launchData,
    scaled_passing_score: masteryScore?.toString() ?? '',
    entry: entryOf(runtime, runtime?.['exit']),
    exit: '',
    session_time: '',
    total_time: `PT${seconds}S`,
  }
}

/** A unit that ended normally begins again; one that was suspended, or cut off, goes on. */
function entryOf(runtime: Start['runtime'], exit: unknown): string {
  if (runtime === null) return 'ab-initio'
  return exit === 'suspend' || exit === '' || exit === undefined ? 'resume' : ''
}

function partOf(runtime: Start['runtime'], name: string): Readonly<Record<string, unknown>> {
  const part = runtime?.[name]
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
}

/** `0001:05:09` */
function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = String(Math.floor(seconds / 3_600)).padStart(4, '0')
  return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
