import { count, params } from '@nanostores/i18n'
import type { TrainingState } from '@platform/shared-contracts/http'
import { i18n } from '../app/i18n.ts'

export const trainingMessages = i18n('training', {
  managerTitle: 'Manager Dashboard',
  managerLead: 'Every learner against every module: who is done, who is late and who has not begun.',
  partnerTitle: 'Training Dashboard',
  partnerLead: 'The learners who are assigned to you, and how far they are.',
  people: 'Learners',
  completion: 'Modules completed',
  overdue: 'Overdue',
  expired: 'Expired',
  idle: 'Not begun',
  idleHint: 'learners who have recorded nothing',
  search: 'Search learners',
  company: 'Company',
  allCompanies: 'All companies',
  companyOption: params('{name} ({people})'),
  module: 'Module',
  allModules: 'All modules',
  status: 'Status',
  anyStatus: 'Any status',
  export: 'Export CSV',
  exporting: 'Preparing...',
  exportFailed: 'The file could not be prepared. Please try again.',
  caption: 'Learners and modules',
  columnLearner: 'Learner',
  columnDone: 'Done',
  columnLast: 'Last activity',
  loadFailed: 'The training records could not be loaded.',
  never: 'Nothing yet',
  due: params('Due {day}'),
  doneOf: params('{done} of {all}'),
  empty: 'No learner fits this selection.',
  emptyPartner:
    'No learner is assigned to you yet. Learners choose a partner when they register, and admins can assign them.',
  emptyTenant: 'There are no learners yet. They appear here once they have registered.',
  showAll: 'Show all learners',
  select: params('Select {name}'),
  selectPage: 'Select everybody on this page',
  selected: count({ one: '{count} learner selected', many: '{count} learners selected' }),
  clear: 'Clear selection',
  assign: 'Assign modules',
})

export const assignMessages = i18n('training-assign', {
  title: count({ one: 'Assign modules to {count} learner', many: 'Assign modules to {count} learners' }),
  modules: 'Modules',
  modulesMissing: 'Choose at least one module.',
  dueOn: 'Due on',
  dueHint: 'Whoever has not completed the module by the end of this day is overdue.',
  remove: 'Take the due day away instead',
  save: 'Assign',
  saving: 'Assigning...',
  cancel: 'Cancel',
  done: 'The assignments are saved.',
})

export const trainingStateMessages = i18n('training-state', {
  completed: 'Completed',
  in_progress: 'In progress',
  quiz_failed: 'Quiz failed',
  assigned: 'Assigned',
  overdue: 'Overdue',
  expired: 'Expired',
  not_started: 'Not started',
} satisfies Record<TrainingState, string>)
