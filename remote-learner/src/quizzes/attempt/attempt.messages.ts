import { count, params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const attemptMessages = i18n('attempt', {
  loading: 'Loading your attempt',
  failed: 'The attempt could not be loaded. What you have answered is safe.',
  unknown: 'There is no such attempt.',
  back: 'All quizzes',
  lead: params('{total} questions · {percent}% to pass'),
  question: params('Question {number} of {total}'),
  previous: 'Previous',
  next: 'Next',
  flag: 'Flag for later',
  unflag: 'Flagged for later',
  questions: 'Questions',
  open: params('Question {number}, not answered'),
  answered: params('Question {number}, answered'),
  openFlagged: params('Question {number}, not answered, flagged'),
  answeredFlagged: params('Question {number}, answered, flagged'),
  answeredCount: params('{answered} of {total} answered'),
  saved: 'All answers saved',
  saving: 'Saving...',
  waiting: 'No connection. Your answers are kept on this device and sent when it is back.',
  waitingTimed:
    'No connection. Your answers are kept on this device. The clock goes on: what reaches the server too late does not count.',
  closed: 'This attempt is over.',
  handIn: 'Hand in',
  handingIn: 'Handing in...',
  confirmTitle: 'Hand in this quiz?',
  confirmOffline:
    'You are offline. It is handed in once, as soon as there is a connection, and counts as one attempt.',
  confirmText: 'It is graded at once and counts as one attempt.',
  unansweredTitle: params('{count} of {total} questions are not answered'),
  unansweredText: params('Not answered: {numbers}. They count as wrong.'),
  flaggedText: params('Flagged for later: {numbers}.'),
  keepGoing: 'Go on with the quiz',
  timeLeft: params('{time} left'),
  minutesLeft: count({ one: '{count} minute left or less', other: '{count} minutes left or less' }),
})
