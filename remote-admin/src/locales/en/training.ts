import type { StandingState, TrainingState } from '@platform/shared-contracts/http'

export const training = {
  managerTitle: 'Manager Dashboard',
  managerLead: 'Every learner and every module: who has finished, who is late and who has not started.',
  partnerTitle: 'Training Dashboard',
  partnerLead:
    'The learners assigned to you: their progress, their questions, and what needs your attention.',
  partnerViews: 'Dashboard sections',
  learnersView: 'Learners',
  questionsView: 'Questions ({count})',
  credentialsView: 'Credentials ({count})',
  openQuestions: '{count, plural, one {# open question} other {# open questions}}',
  expiring: '{count, plural, one {# expires soon} other {# expire soon}}',
  people: 'Learners',
  completion: 'Modules completed',
  overdue: 'Overdue',
  expired: 'Expired',
  idle: 'Not started',
  idleHint: 'learners with no activity',
  search: 'Search people',
  company: 'Company',
  allCompanies: 'All companies',
  companyOption: '{name} ({people})',
  module: 'Module',
  allModules: 'All modules',
  status: 'Status',
  anyStatus: 'Any status',
  caption: 'People and modules',
  columnLearner: 'Name',
  columnDone: 'Done',
  columnLast: 'Last activity',
  loadFailed: 'The training records could not be loaded.',
  rowsFailed: 'Some rows could not be loaded.',
  retry: 'Try again',
  never: 'No activity yet',
  selfReported: 'Self-reported: {status}',
  due: 'Due {day}',
  doneOf: '{done} of {all}',
  empty: 'No one matches these filters.',
  emptyPartner:
    'No learner is assigned to you yet. Learners choose a partner when they register, and admins can assign them.',
  emptyTenant: 'There are no learners yet. They appear here once they have registered.',
  showAll: 'Show everyone',
  assign: 'Assign modules',
} as const

export const trainingAssign = {
  title: '{count, plural, one {Assign modules to # person} other {Assign modules to # people}}',
  modules: 'Modules',
  dueOn: 'Due on',
  dueHint: 'People who have not completed the module by the end of this day are overdue.',
  remove: 'Remove the due date',
  noAccess:
    '{count, plural, one {# of these people cannot open all of the modules: {names}.} other {# of these people cannot open all of the modules: {names}.}}',
  noAccessMore: '{names}, and {count, plural, one {# more} other {# more}}',
  noAccessText:
    'The due date is saved, but nobody is emailed about a module that they cannot open. Order seats for it, and invite them.',
  missingSeats: 'Missing seats:',
  missingOfModule: '{title}: {count, plural, one {# seat} other {# seats}}',
  sameNumber:
    'This order has {count, plural, one {# seat} other {# seats}} of each module. To order fewer of one, assign the modules one at a time.',
  orderSeats: 'Order seats',
  otherCourses:
    'Your cart already has: {titles}. An order has the same number of seats for each of its courses, so you would order {count, plural, one {# seat} other {# seats}} of these too.',
  orderOnly:
    '{count, plural, one {Empty the cart and order this module} other {Empty the cart and order these modules}}',
  orderAll: 'Order seats of everything',
  dueDates:
    '{count, plural, one {There is already # due date for these modules ({days}).} other {There are already # due dates for these modules ({days}).}}',
  replaces: 'Replace due dates that exist',
  replacesHint: 'Otherwise they stay, and only people without one get this date.',
  previewFailed: 'Access and due dates of these people could not be checked.',
  save: 'Assign',
  saving: 'Assigning...',
  done: '{count, plural, one {The assignments of # person are saved.} other {The assignments of # people are saved.}}',
} as const

export const trainingState = {
  completed: 'Completed',
  in_progress: 'In progress',
  quiz_failed: 'Quiz failed',
  assigned: 'Assigned',
  overdue: 'Overdue',
  expired: 'Expired',
  not_started: 'Not started',
} as const satisfies Record<TrainingState, string>

export const standing = {
  not_trained: 'Not trained',
  assigned: 'Assigned',
  in_progress: 'In progress',
  current: 'Current',
  expiring: 'Expires soon',
  overdue: 'Overdue',
  expired: 'Expired',
  exempt: 'Exempt',
  notRequired: 'Not required',
  until: 'Until {day}',
  since: 'Since {day}',
  byClass: '{text} (class)',
  tiles: 'Show only people with a module in this state',
} as const satisfies Record<StandingState, string> & Record<string, string>
