import type { Practical, QuizSummary, TrainingCell } from '@platform/shared-contracts/http'

export interface ModuleRow {
  readonly code: string
  readonly title: string
  readonly cell: TrainingCell
  readonly quiz: QuizSummary | undefined
  /** The latest practical that was signed. */
  readonly practical: Practical | undefined
}
