import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const practiceMessages = i18n('quizPractice', {
  back: 'All quizzes',
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded.',
  sampleTitle: params('Sample: {title}'),
  sampleLead: 'Five questions to try. Your answers are checked but not recorded.',
  unknown: 'No quiz has this code.',
  mistakesTitle: params('Practice: {title}'),
  mistakesLead:
    'The questions you missed in your last attempt. Practice does not count, so try as often as you like.',
  noMistakes: 'Nothing to practice. You missed no questions last time.',
  question: params('Question {number} of {total}'),
  check: 'Check my answers',
  checking: 'Checking...',
  checkFailed: 'Your answers could not be checked. They are still here: try again.',
  unanswered: params('{left} not answered yet'),
  score: params('{correct} of {total} correct'),
  again: 'Start again',
})
