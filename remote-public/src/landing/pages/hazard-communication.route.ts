import { COMPLETION, HANDS_ON, MODULE_DISCLAIMER, SPANISH, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/hazard-communication-training',
  eyebrow: '29 CFR 1910.1200',
  lead: 'The 2024 update of the standard reached employers on November 20, 2026. In forty-five minutes, learn about labels, data sheets and your written program. Everything that changed is marked as new.',
  audience: [
    'Everyone who handles, moves, stores or cleans up a hazardous chemical',
    'Supervisors who label secondary containers and answer questions',
    'The person who keeps the chemical list and the data sheets',
  ],
  facts: [
    {
      figure: 'Nov 20, 2026',
      text: 'The deadline for employers to update labels, programs and training for substances. The deadline for mixtures is May 19, 2028.',
      cite: '1910.1200(j); 91 FR 1695',
    },
    {
      figure: '16 sections',
      text: 'A safety data sheet always has the same sixteen sections in the same order. It must be within reach in the work area on every shift.',
      cite: '1910.1200(g)(2), (g)(8)',
    },
    {
      figure: 'Day one',
      text: 'Training is due at the first assignment and whenever a new chemical hazard is introduced, not once a year by the calendar.',
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
    text: 'You pour cleaner into an unlabeled bottle for your own use right now, on this shift. Is a label required?',
    options: ['Not for your own immediate use', 'Yes, always', 'Only above one liter', 'Only outdoors'],
    answer: 0,
    cite: '1910.1200(f)(8)',
  },
  faq: [
    {
      question: 'Do we have to train everyone again because of the update?',
      answer:
        'Yes, if the labels or data sheets that people use have changed, or if a new hazard was identified. A ten-minute talk with a sign-in sheet, held where the chemicals are used, is often enough.',
    },
    {
      question: 'Is a yearly refresher required?',
      answer:
        'Not by the federal standard. We recommend one, and some states and insurers ask for it. The standard requires training when the hazard is new.',
    },
    HANDS_ON,
    SPANISH,
    COMPLETION,
  ],
  related: ['IC0113', 'IC0120', 'IC0121'],
  disclaimer: MODULE_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
