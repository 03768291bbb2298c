import type { ProgressStatus } from '@platform/shared-contracts/rules'
import { i18n } from '../../app/i18n.ts'

/** Labels of the statuses; the values that are stored and sent stay English. */
export const statusMessages = i18n('status', {
  'Not Started': 'Not Started',
  'In Progress': 'In Progress',
  Completed: 'Completed',
  'Quiz Failed': 'Quiz Failed',
  Expired: 'Expired',
} satisfies Record<ProgressStatus, string>)
