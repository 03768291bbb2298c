import { useState } from 'react'
import type { ExportedCourse, ExportedProgress } from '@platform/shared-contracts/http'
import type { QuizResult, Tracker } from './trackers/tracker.ts'

interface Unsent {
  readonly progress: ExportedProgress
  readonly result: QuizResult | null
}

/** What the learner has reached here, and that the system which plays the course knows it. */
export function useExportedProgress(
  course: ExportedCourse,
  tracker: Tracker,
  report: (error: unknown) => void,
) {
  const [progress, setProgress] = useState(tracker.progress)
  const [unsent, setUnsent] = useState<Unsent | null>(null)

  async function send({ progress: next, result }: Unsent): Promise<void> {
    setProgress(next)
    try {
      await tracker.record(next, result)
      setUnsent(null)
    } catch (error) {
      report(error)
      setUnsent({ progress: next, result })
    }
  }
  /** A result that did not arrive goes with the next one. */
  const change = (part: Partial<ExportedProgress>, result: QuizResult | null = null) =>
    send({ progress: { ...progress, ...part }, result: result ?? unsent?.result ?? null })

  return {
    progress,
    isUnsent: unsent !== null,
    sendAgain: () => (unsent ? send(unsent) : Promise.resolve()),
    open: (lessonId: string) => change({ lessonId }),
    finish: (lessonId: string) => {
      const done = [...new Set([...progress.done, lessonId])]
      return change({ done, isCompleted: course.lessons.every(({ id }) => done.includes(id)) })
    },
    judge: (result: QuizResult) =>
      change({ isPassed: progress.isPassed || result.isPassed }, progress.isPassed ? null : result),
  }
}
