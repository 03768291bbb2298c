export const resume = {
  question: 'Continue where you left off?',
  leftOff: 'Last time, you stopped further down.',
  leftOffAt: 'Last time, you stopped at “{place}”.',
  goThere: 'Continue there',
  stay: 'Start at the top',
} as const
