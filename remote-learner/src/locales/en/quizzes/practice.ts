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
} as const
