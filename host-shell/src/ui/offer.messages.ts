import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const offerMessages = i18n('offer', {
  title: 'Training prices',
  subscription: 'Learner subscription',
  perMonth: params('{price} a month'),
  subscriptionText:
    'Every module, progress tracking and certificates of completion, for as long as you subscribe.',
  courses: 'Single courses',
  discount: 'Select 3 or more courses for a 15% discount.',
})
