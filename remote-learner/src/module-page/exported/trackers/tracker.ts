import type { ExportedProgress } from '@platform/shared-contracts/http'

export interface QuizResult {
  /** A fraction in [0, 1]. */
  readonly score: number
  readonly isPassed: boolean
}

/** The system that plays an exported course, as the course sees it. */
export interface Tracker {
  /** What was reached in earlier sessions. */
  readonly progress: ExportedProgress
  /** False where one session may report one failed result only. */
  readonly mayRetry: boolean
  /** Stores where the learner is, and reports what is newly reached. May be called again after it rejected. */
  record(progress: ExportedProgress, result: QuizResult | null): Promise<void>
  /** The last call: the session is over. */
  end(): Promise<void>
}

export const NOTHING_YET: ExportedProgress = { lessonId: null, done: [], isCompleted: false, isPassed: false }
