import { ownRows, type ExportSection } from '../app/account-export.ts'
import { quizAttempts } from '../lib/data/schema/training/quizzes.ts'

/** Attempts without their papers, whose keys are not the person's. */
export const quizExport: ExportSection = {
  name: 'quizAttempts',
  rowsOf: ownRows(
    quizAttempts,
    {
      module: quizAttempts.moduleCode,
      state: quizAttempts.state,
      language: quizAttempts.language,
      correct: quizAttempts.correct,
      startedAt: quizAttempts.startedAt,
      submittedAt: quizAttempts.submittedAt,
    },
    quizAttempts.startedAt,
  ),
}
