import { count, params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const questionsMessages = i18n('trainer-questions', {
  loadFailed: 'The questions could not be loaded.',
  empty:
    'No questions yet. Learners ask on a module page and are promised an answer within the business day.',
  emptyWaiting: 'Every question is answered.',
  waiting: 'Waiting for an answer',
  answered: 'Answered',
  minutes: count({ one: '{count} minute', many: '{count} minutes' }),
  hours: count({ one: '{count} hour', many: '{count} hours' }),
  days: count({ one: '{count} day', many: '{count} days' }),
  dueToday: 'due today',
  late: 'late',
  promise: 'Learners are promised an answer within the business day.',
  cardTitle: params('{name}, {module}'),
  asked: params('Asked {moment}'),
  answeredBy: params('{name} answered {moment}'),
  unnamedTrainer: 'A trainer',
  answer: 'Your answer',
  answerHint: 'The learner sees it next to the module.',
  send: 'Send answer',
  sending: 'Sending...',
  sent: 'Your answer was sent.',
})
