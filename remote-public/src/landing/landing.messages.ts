import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const landingMessages = i18n('landing', {
  audience: 'Who needs it',
  rule: 'What the rule says',
  covered: 'What is covered',
  format:
    'Online, at your own pace, on a phone or a desk. A trainer answers questions; hands-on practice is the employer’s part.',
  question: 'Try a question',
  faq: 'Questions people ask',
  related: 'Goes well with it',
  more: 'More training by topic',
  check: 'Check my answer',
  right: 'That is right.',
  wrong: params('Not quite. The answer: {answer}.'),
  source: params('Source: {cite}'),
})

export const offerMessages = i18n('landing/offer', {
  title: 'Start today',
  module: params('One learner, {minutes} minutes, certificate of completion included.'),
  toModule: 'See the module',
  bundle: params('{count} modules that cover it, {percent}% off from three courses.'),
  before: params('instead of {price}'),
  toPlans: 'Choose courses',
  partners: 'Ask somebody who holds it',
  partnersText:
    'Our professionals show which credentials were checked and until when. Write to one, or book an hour.',
  toPartners: 'Find a professional',
  orSubscribe: 'Or open all twelve modules with the subscription.',
})

export const placesMessages = i18n('landing/places', {
  all: 'Who enforces where: all states and territories',
})
