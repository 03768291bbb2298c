import type { TrainingState } from '@platform/shared-contracts/http'

/** Days are ISO dates, which compare as text; a due day lasts until its end. */
export function trainingState(recorded: string | null, dueOn: string | null, today: string): TrainingState {
  if (recorded === 'completed' || recorded === 'expired') return recorded
  if (dueOn !== null && dueOn < today) return 'overdue'
  if (recorded === 'in_progress' || recorded === 'quiz_failed') return recorded
  return dueOn === null ? 'not_started' : 'assigned'
}
