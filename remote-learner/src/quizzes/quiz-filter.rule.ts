import type { QuizSummary } from '@platform/shared-contracts/http'

export const QUIZ_FILTERS = ['all', 'todo', 'passed'] as const
export type QuizFilter = (typeof QUIZ_FILTERS)[number]

/** The filter that an address names; everything else is all. */
export function quizFilter(value: string | null): QuizFilter {
  return QUIZ_FILTERS.find((filter) => filter === value) ?? 'all'
}

/** A pass that is due for renewal is to do again. */
export function matchesQuizFilter(
  { state, isRenewalDue }: Pick<QuizSummary, 'state' | 'isRenewalDue'>,
  filter: QuizFilter,
): boolean {
  if (filter === 'all') return true
  const isDone = state === 'passed' && !isRenewalDue
  return isDone === (filter === 'passed')
}
