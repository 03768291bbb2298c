import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const progressMessages = i18n('progress', {
  title: 'Your training progress',
  titleVisitor: 'The twelve core modules',
  lead: 'Pick up where you left off. Every status is kept on your account.',
  leadVisitor: 'See what each course covers, how long it takes and which standard it teaches.',
  leadNoSubscription:
    'Your account has no subscription yet. Browse the courses, or subscribe to train and keep your progress.',
  invitation: 'Progress, quizzes and certificates come with a subscription.',
  overall: 'Overall progress',
  overallValue: params('{done} of {total} modules completed'),
  continue: 'Continue training',
  filter: 'Show',
  filterAll: 'All',
  filterTodo: 'To do',
  filterOverdue: 'Overdue',
  filterDone: 'Done',
  emptyFilter: 'No module in this list.',
  showAll: 'Show all modules',
  status: params('Status of {title}'),
  codeAndMinutes: params('{code} · {minutes} min'),
  unsynced: 'Not yet saved on the server',
  fetchFailed: 'Failed to fetch progress. Please try again later.',
  formatFailed: 'Invalid data format received.',
  syncFailed: params('Failed to sync progress for module {id}.'),
  retry: 'Retry',
  offer: 'Select 3 or more courses for a 15% discount.',
  signIn: 'Sign in',
  subscribe: 'Subscribe Now',
  other: 'Other records on your account',
  catalogueFailed: 'Times and standards could not be loaded; the list below is complete.',
})
