import { COMPLETION, HANDS_ON, MODULE_DISCLAIMER, SPANISH, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/hazard-communication-training',
  eyebrow: '29 CFR 1910.1200',
  lead: 'The 2024 update of the standard reached employers on November 20, 2026. Forty-five minutes on labels, data sheets and your own written program, with what has changed marked as new.',
  audience: [
    'Everybody who handles, moves, stores or cleans up a hazardous chemical',
    'Supervisors who label secondary containers and answer the first question',
    'Whoever keeps the chemical list and the data sheets',
  ],
  facts: [
    {
      figure: 'Nov 20, 2026',
      text: 'By this day employers bring labels, program and training up to date for substances. For mixtures there is time until May 19, 2028.',
      cite: '1910.1200(j); 91 FR 1695',
    },
    {
      figure: '16 sections',
      text: 'A safety data sheet has sixteen, always in the same order, and is within reach in the work area on every shift.',
      cite: '1910.1200(g)(2), (g)(8)',
    },
    {
      figure: 'Day one',
      text: 'Training is due at the first assignment and whenever a new chemical hazard comes in, not once a year by the calendar.',
      cite: '1910.1200(h)(1)',
    },
  ],
  covered: [
    'Your right to know, the written program and the chemical list',
    'Labels: signal words, statements and pictograms',
    'Reading a data sheet in the order that helps',
    'Workplace and portable containers',
    'Protecting yourself, spills and exposure',
    'What the 2024 update changed',
  ],
  offer: { kind: 'module', code: 'IC0117' },
  question: {
    text: 'You pour cleaner into an unlabelled bottle for your own use right now, on this shift. A label is:',
    options: [
      'Not required for your immediate use',
      'Always required',
      'Required above one liter',
      'Required outdoors only',
    ],
    answer: 0,
    cite: '1910.1200(f)(8)',
  },
  faq: [
    {
      question: 'Do we have to train everybody again because of the update?',
      answer:
        'Where the labels or sheets that people use have changed, or a new hazard has been identified, yes. A ten-minute talk with a sign-in sheet at the place where the drums stand is often the right size.',
    },
    {
      question: 'Is a yearly refresher required?',
      answer:
        'Not by the federal standard. We recommend one, and some states and insurers ask for it. The standard asks for training when the hazard is new.',
    },
    HANDS_ON,
    SPANISH,
    COMPLETION,
  ],
  related: ['IC0113', 'IC0120', 'IC0121'],
  disclaimer: MODULE_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
