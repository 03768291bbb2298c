export const offer = {
  title: 'Training prices',
  subscription: 'Learner subscription',
  perMonth: '{price} a month',
  subscriptionText:
    'Every module, progress tracking and certificates of completion, for as long as you subscribe.',
  courses: 'Single courses',
  discount: 'Select 3 or more courses for a 15% discount.',
} as const
