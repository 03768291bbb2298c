import { ExportedProgress } from '@platform/shared-contracts/http'
import { scormTime } from './scorm-time.rule.ts'
import type { ScormApi } from './scorm-api.ts'
import { NOTHING_YET, type QuizResult, type Tracker } from './tracker.ts'

/** Errors: rejects when the system that plays the course refuses a call. */
export async function openScorm12(api: ScormApi, now: () => number): Promise<Tracker> {
  const startedAt = now()
  ensure(api.LMSInitialize(''))
  const status = api.LMSGetValue('cmi.core.lesson_status')
  const isNormal = !['browse', 'review'].includes(api.LMSGetValue('cmi.core.lesson_mode'))
  const stored = parseProgress(api.LMSGetValue('cmi.suspend_data'))
  if (isNormal && status === 'not attempted') ensure(api.LMSSetValue('cmi.core.lesson_status', 'incomplete'))
  let isOver = false
  return {
    progress: { ...stored, isPassed: stored.isPassed || status === 'passed' },
    mayRetry: true,
    record: async (progress, result) => {
      ensure(api.LMSSetValue('cmi.core.lesson_location', progress.lessonId ?? ''))
      ensure(api.LMSSetValue('cmi.suspend_data', JSON.stringify(progress)))
      if (isNormal && result) setResult(api, result)
      ensure(api.LMSCommit(''))
    },
    end: async () => {
      if (isOver) return
      isOver = true
      // What was stored is needed again when the learner comes back, also after a pass.
      ensure(api.LMSSetValue('cmi.core.exit', 'suspend'))
      ensure(api.LMSSetValue('cmi.core.session_time', scormTime(now() - startedAt)))
      ensure(api.LMSFinish(''))
    },
  }
}

/** A pass includes that all lessons are done: the quiz opens after them. */
function setResult(api: ScormApi, { score, isPassed }: QuizResult): void {
  ensure(api.LMSSetValue('cmi.core.score.min', '0'))
  ensure(api.LMSSetValue('cmi.core.score.max', '100'))
  ensure(api.LMSSetValue('cmi.core.score.raw', String(Math.round(score * 100))))
  ensure(api.LMSSetValue('cmi.core.lesson_status', isPassed ? 'passed' : 'failed'))
}

function ensure(answer: string | boolean): void {
  if (String(answer) !== 'true') throw new Error('The learning management system refused a call of SCORM.')
}

function parseProgress(text: string): ExportedProgress {
  try {
    const parsed = ExportedProgress.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : NOTHING_YET
  } catch {
    return NOTHING_YET
  }
}
