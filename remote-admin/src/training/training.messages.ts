import { count, params } from '@nanostores/i18n'
import type { TrainingState } from '@platform/shared-contracts/http'
import { i18n } from '../app/i18n.ts'

export const trainingMessages = i18n('training', {
  managerTitle: 'Manager Dashboard',
  managerLead: 'Every learner and every module: who has finished, who is late and who has not started.',
  partnerTitle: 'Training Dashboard',
  partnerLead:
    'The learners assigned to you: their progress, their questions, and what needs your attention.',
  partnerViews: 'Dashboard sections',
  learnersView: 'Learners',
  questionsView: params('Questions ({count})'),
  credentialsView: params('Credentials ({count})'),
  openQuestions: count({ one: '{count} open question', many: '{count} open questions' }),
  expiring: count({ one: '{count} expires soon', many: '{count} expire soon' }),
  people: 'Learners',
  completion: 'Modules completed',
  overdue: 'Overdue',
  expired: 'Expired',
  idle: 'Not started',
  idleHint: 'learners with no activity',
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
  exportFailed: 'The file could not be created. Try again.',
  caption: 'Learners and modules',
  columnLearner: 'Learner',
  columnDone: 'Done',
  columnLast: 'Last activity',
  loadFailed: 'The training records could not be loaded.',
  never: 'No activity yet',
  due: params('Due {day}'),
  doneOf: params('{done} of {all}'),
  empty: 'No learner matches these filters.',
  emptyPartner:
    'No learner is assigned to you yet. Learners choose a partner when they register, and admins can assign them.',
  emptyTenant: 'There are no learners yet. They appear here once they have registered.',
  showAll: 'Show all learners',
  select: params('Select {name}'),
  selectPage: 'Select everyone on this page',
  assign: 'Assign modules',
})

export const assignMessages = i18n('training-assign', {
  title: count({ one: 'Assign modules to {count} learner', many: 'Assign modules to {count} learners' }),
  modules: 'Modules',
  dueOn: 'Due on',
  dueHint: 'Learners who have not completed the module by the end of this day are overdue.',
  remove: 'Remove the due date',
  save: 'Assign',
  saving: 'Assigning...',
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
