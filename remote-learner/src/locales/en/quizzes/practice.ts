export const quizPractice = {
  back: 'All quizzes',
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded.',
  sampleTitle: 'Sample: {title}',
  sampleLead: 'Five questions to try. Your answers are checked but not recorded.',
  unknown: 'No quiz has this code.',
  mistakesTitle: 'Practice: {title}',
  mistakesLead:
    'The questions you missed in your last attempt. Practice does not count, so try as often as you like.',
  noMistakes: 'Nothing to practice. You missed no questions last time.',
  question: 'Question {number} of {total}',
  check: 'Check my answers',
  checking: 'Checking...',
  checkFailed: 'Your answers could not be checked. They are still here: try again.',
  unanswered: '{left} not answered yet',
  score: '{correct} of {total} correct',
  again: 'Start again',
} as const
