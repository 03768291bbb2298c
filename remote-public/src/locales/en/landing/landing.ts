export const landing = {
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
  wrong: 'Not quite. The answer is {answer}.',
  source: 'Source: {cite}',
} as const

export const landingOffer = {
  title: 'Start today',
  module:
    'One learner, {hasMinutes, select, true {about {minutes, plural, one {# minute} other {# minutes}}, } other {}}certificate of completion included.',
  toModule: 'See the module',
  bundle: '{count} modules that cover it, {percent}% off three or more courses.',
  before: 'instead of {price}',
  add: '{count, plural, one {Add to cart} other {Add all # to cart}}',
  toPricing: 'Prices for a whole crew',
  partners: 'Ask a certified professional',
  partnersText:
    'Our professionals show which credentials were verified and how long they are valid. Send a message or book an hour.',
  toPartners: 'Find a professional',
  orSubscribe: 'Or get all twelve modules with a subscription.',
} as const

export const landingPlaces = {
  all: 'Who enforces where: all states and territories',
} as const
