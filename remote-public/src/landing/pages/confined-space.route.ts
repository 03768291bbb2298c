import { COMPLETION, HANDS_ON, MODULE_DISCLAIMER, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/confined-space-training',
  eyebrow: '29 CFR 1910.146 and 1926 Subpart AA',
  lead: 'Many people who die in confined spaces went in to rescue someone else. In fifty-five minutes, learn how to recognize a permit space, test the air in the right order, and why the attendant stays out.',
  audience: [
    'Entrants and attendants in tanks, vaults, pits, silos and manholes',
    'Entry supervisors who sign and cancel the permit',
    'Contractors who work in spaces that someone else owns',
  ],
  facts: [
    {
      figure: '19.5-23.5%',
      text: 'Oxygen outside this range makes the air hazardous. So do flammable gases above 10% of the lower flammable limit.',
      cite: '1910.146(b)',
    },
    {
      figure: '1 attendant',
      text: 'At least one person stays outside for the whole entry and does not go in to help unless trained, equipped and relieved.',
      cite: '1910.146(d)(6), (i)',
    },
    {
      figure: '1 year',
      text: 'The minimum time to keep canceled permits. The yearly program review is based on them.',
      cite: '1910.146(e)(6), (d)(14)',
    },
  ],
  covered: [
    'What makes a space confined, and what makes it permit-required',
    'Air: testing in the right order and ventilating',
    'The permit and the three roles',
    'Entry, monitoring and keeping in touch',
    'Rescue without a second victim',
    'What is different in construction',
  ],
  offer: { kind: 'module', code: 'IC0119' },
  question: {
    text: 'An attendant sees an entrant collapse. What does the attendant do?',
    options: [
      'Goes in at once',
      'Leaves to find help',
      'Calls for rescue and stays out unless trained, equipped and relieved',
      'Waits ten minutes',
    ],
    answer: 2,
    cite: '1910.146(i)',
  },
  faq: [
    {
      question: 'What is tested first before an entry?',
      answer:
        'Oxygen first, then combustible gases, then toxic gases. Most meters need oxygen to read the others correctly. [1910.146(d)(5)(iii)]',
    },
    {
      question: 'How often do we have to practice rescue?',
      answer:
        'At least once every twelve months for the people named as rescuers, in representative spaces. That part cannot be done online. [1910.146(k)(2)(iv)]',
    },
    HANDS_ON,
    COMPLETION,
  ],
  related: ['IC0113', 'IC0117', 'IC0116'],
  disclaimer: MODULE_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
