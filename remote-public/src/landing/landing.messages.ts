import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const landingMessages = i18n('landing', {
  audience: 'Who needs it',
  rule: 'What the rule says',
  covered: 'What it covers',
  format:
    'Online, at your own pace, on a phone or computer. A trainer answers questions. The employer provides hands-on practice.',
  question: 'Try a question',
  faq: 'Frequently asked questions',
  related: 'Related training',
  more: 'More training by topic',
  check: 'Check my answer',
  right: 'Correct.',
  wrong: params('Not quite. The answer is {answer}.'),
  source: params('Source: {cite}'),
})

export const offerMessages = i18n('landing/offer', {
  title: 'Start today',
  module: params('One learner, {minutes} minutes, certificate of completion included.'),
  toModule: 'See the module',
  bundle: params('{count} modules that cover it, {percent}% off three or more courses.'),
  before: params('instead of {price}'),
  toPlans: 'Choose courses',
  partners: 'Ask a certified professional',
  partnersText:
    'Our professionals show which credentials were verified and how long they are valid. Send a message or book an hour.',
  toPartners: 'Find a professional',
  orSubscribe: 'Or get all twelve modules with a subscription.',
})

export const placesMessages = i18n('landing/places', {
  all: 'Who enforces where: all states and territories',
})
