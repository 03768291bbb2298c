import type { Answer, Question } from '@platform/shared-contracts/http'

/** What the field of one kind of question gets. */
export interface FieldProps<Kind extends Question['kind']> {
  readonly question: Extract<Question, { kind: Kind }>
  readonly answer: Answer | undefined
  readonly onAnswer: (answer: Answer) => void
  /** The answer can no longer be changed. */
  readonly isLocked: boolean
}
