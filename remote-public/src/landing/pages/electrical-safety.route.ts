import { COMPLETION, HANDS_ON, MODULE_DISCLAIMER, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/electrical-safety-training',
  eyebrow: '29 CFR 1910.301-399 and 1926 Subpart K',
  lead: 'Guarded, de-energized, or far enough away. Fifty minutes on what shock and arc do, who is qualified for what, and the cord that nobody looked at this morning.',
  audience: [
    'Workers near panels, cords, portable tools and overhead lines',
    'Maintenance staff who open covers or reset what has tripped',
    'Construction crews on temporary power',
  ],
  facts: [
    {
      figure: '50 V',
      text: 'Live parts at this voltage or more are guarded against accidental contact.',
      cite: '1910.303(g)(2)(i)',
    },
    {
      figure: '10 ft',
      text: 'The least distance of an unqualified person from an overhead line up to 50 kV, and four inches more for every 10 kV above.',
      cite: '1910.333(c)(3)(i)(A)',
    },
    {
      figure: 'GFCI',
      text: 'On construction sites: for 120-volt, single-phase, 15 and 20 ampere receptacles that are not permanent wiring, or an assured grounding program instead.',
      cite: '1926.404(b)(1)',
    },
  ],
  covered: [
    'How shock, arc and blast hurt people',
    'Qualified and unqualified workers',
    'De-energize, lock, test',
    'Clear space, covers, cords and ground-fault protection',
    'Overhead and buried lines',
    'What to do for somebody who is in contact',
  ],
  offer: { kind: 'module', code: 'IC0118' },
  question: {
    text: 'When are portable cord-and-plug tools and extension cords looked over?',
    options: ['Before use on each shift', 'Once a year', 'After a trip', 'Never'],
    answer: 0,
    cite: '1910.334(a)(2)(i)',
  },
  faq: [
    {
      question: 'Who is a qualified person?',
      answer:
        'Somebody trained to tell live parts from others, to find the voltage, and to know the distances and precautions that go with it. A certificate alone makes nobody qualified; the employer decides, for the equipment at hand.',
    },
    {
      question: 'May we ever work on something live?',
      answer:
        'The rule wants it off first. Working live is for cases where shutting down adds hazard or cannot be done, and then with trained people and protective equipment. [1910.333(a)(1)]',
    },
    HANDS_ON,
    COMPLETION,
  ],
  related: ['IC0116', 'IC0120', 'IC0110'],
  disclaimer: MODULE_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
