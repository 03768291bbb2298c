import type { ProgressStatus } from '@platform/shared-contracts/rules'

/** Labels of the statuses; the values that are stored and sent stay English. */
export const status = {
  'Not Started': 'Not Started',
  'In Progress': 'In Progress',
  Completed: 'Completed',
  'Quiz Failed': 'Quiz Failed',
  Expired: 'Expired',
} as const satisfies Record<ProgressStatus, string>
