import type { TrainingState } from '@platform/shared-contracts/http'
import type { MeasuredStatus } from '../progress/measured-state.rule.ts'

/** Days are ISO dates, which compare as text; a due day lasts until its end. */
export function trainingState(
  measured: MeasuredStatus | null,
  dueOn: string | null,
  today: string,
): TrainingState {
  if (measured === 'completed' || measured === 'expired') return measured
  if (dueOn !== null && dueOn < today) return 'overdue'
  if (measured !== null) return measured
  return dueOn === null ? 'not_started' : 'assigned'
}
