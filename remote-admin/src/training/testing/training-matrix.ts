import type { TrainingMatrix, TrainingState } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'

export const cellOf = (module: string, state: TrainingState, dueOn: string | null = null) => ({
  module,
  state,
  updatedAt: null,
  dueOn,
})
export const kim = {
  id: 12,
  email: 'kim@oncall.test',
  firstName: 'Kim',
  lastName: 'Novak',
  companyName: 'Harbor',
  state: 'TX',
  isSubscribed: true,
  cells: CORE_MODULES.map(({ code }, at) =>
    at === 0 ? cellOf(code, 'overdue', '2026-11-01') : cellOf(code, 'not_started'),
  ),
  completed: 0,
  overdue: 1,
  expiring: 1,
  openQuestions: 0,
  lastActivityAt: null,
}
/** One learner, whose first module is overdue. */
export const matrix: TrainingMatrix = {
  items: [kim],
  total: 1,
  page: 1,
  size: 20,
  summary: { people: 1, completion: 0.25, overdue: 1, expired: 0, idle: 1 },
  companies: [{ name: 'Harbor', people: 1 }],
}
