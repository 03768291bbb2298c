import { COMPLETION, HANDS_ON, MODULE_DISCLAIMER, SPANISH, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/fall-protection-training',
  eyebrow: '29 CFR 1926.500-503',
  lead: 'The most cited standard in the country, fifteen years in a row. In one hour, learn when you need protection, what will hold you, and which records you need before the inspector asks.',
  audience: [
    'Roofers, framers, steel and masonry crews, and everyone else near an unprotected edge',
    'Maintenance staff on roofs, platforms and mezzanines, where protection starts at four feet',
    'Foremen and competent persons who inspect the gear and sign the record',
  ],
  facts: [
    {
      figure: '6 ft',
      text: 'In construction, protection starts when an unprotected side or edge is this far above the level below. In general industry it is 4 ft.',
      cite: '1926.501(b)(1); 1910.28(b)(1)(i)',
    },
    {
      figure: '5,000 lb',
      text: 'What an anchor must hold for each worker attached to it, unless a qualified person has designed it with a safety factor of two.',
      cite: '1926.502(d)(15)',
    },
    {
      figure: '1 record',
      text: 'The employer keeps a written certification: who was trained, when, and the signature of the trainer or the employer.',
      cite: '1926.503(b)(1)',
    },
  ],
  covered: [
    'When protection is required, by setting and height',
    'Guardrails, covers and safety nets',
    'Personal fall arrest: anchor, harness, connector, clearance',
    'Inspecting and caring for the equipment',
    'Rescue after a fall',
    'The training record, and when retraining is due',
  ],
  offer: { kind: 'module', code: 'IC0112' },
  question: {
    text: 'What is the longest free fall that a personal fall arrest system can allow?',
    options: ['3.5 ft', '6 ft', '10 ft', '12 ft'],
    answer: 1,
    cite: '1926.502(d)(16)(iii)',
  },
  faq: [
    {
      question: 'How often does fall protection training have to be repeated?',
      answer:
        'The construction rule has no fixed interval. It requires retraining when the workplace changes, when the equipment changes, or when a worker’s performance shows that the training did not stick. We recommend a refresher every 24 months.',
    },
    HANDS_ON,
    {
      question: 'Who can sign the certification record?',
      answer:
        'The trainer or the employer. The record that you download here has a line for the hands-on part, with place, date and equipment.',
    },
    COMPLETION,
    SPANISH,
  ],
  related: ['IC0110', 'IC0114', 'IC0120'],
  disclaimer: MODULE_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
