import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const practiceMessages = i18n('quizPractice', {
  back: 'All quizzes',
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded.',
  sampleTitle: params('Sample: {title}'),
  sampleLead: 'Five questions to try. They are checked and forgotten, and count for nothing.',
  unknown: 'There is no quiz with this code.',
  mistakesTitle: params('Practice: {title}'),
  mistakesLead:
    'The questions that went wrong in your last attempt. Practice never counts: try as often as you like.',
  noMistakes: 'There is nothing to practice here: nothing went wrong last time.',
  question: params('Question {number} of {total}'),
  check: 'Check my answers',
  checking: 'Checking...',
  checkFailed: 'Your answers could not be checked. They are still here: try again.',
  unanswered: params('{left} not answered yet'),
  score: params('{correct} of {total} right'),
  again: 'Start again',
})
