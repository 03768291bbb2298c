import { COMPLETION, HANDS_ON, MODULE_DISCLAIMER, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/electrical-safety-training',
  eyebrow: '29 CFR 1910.301-399 and 1926 Subpart K',
  lead: 'Guarded, de-energized, or far enough away. In fifty minutes, learn what shock and arc flash do, who is qualified for which work, and how to check a cord before you use it.',
  audience: [
    'Workers near panels, cords, portable tools and overhead lines',
    'Maintenance staff who open covers or reset breakers',
    'Construction crews on temporary power',
  ],
  facts: [
    {
      figure: '50 V',
      text: 'Live parts at this voltage or more must be guarded against accidental contact.',
      cite: '1910.303(g)(2)(i)',
    },
    {
      figure: '10 ft',
      text: 'The closest an unqualified person may come to an overhead line of up to 50 kV. Add four inches for every 10 kV above that.',
      cite: '1910.333(c)(3)(i)(A)',
    },
    {
      figure: 'GFCI',
      text: 'Required on construction sites for 120-volt, single-phase, 15 and 20 amp outlets that are not permanent wiring. An assured grounding program may be used instead.',
      cite: '1926.404(b)(1)',
    },
  ],
  covered: [
    'How shock, arc and blast hurt people',
    'Qualified and unqualified workers',
    'De-energize, lock out, test',
    'Clear space, covers, cords and ground-fault protection',
    'Overhead and buried lines',
    'What to do when someone is in contact with a live part',
  ],
  offer: { kind: 'module', code: 'IC0118' },
  question: {
    text: 'When must you inspect portable cord-and-plug tools and extension cords?',
    options: ['Before use on each shift', 'Once a year', 'After a trip', 'Never'],
    answer: 0,
    cite: '1910.334(a)(2)(i)',
  },
  faq: [
    {
      question: 'Who is a qualified person?',
      answer:
        'Someone trained to tell live parts from other parts, to find the voltage, and to know the distances and precautions for it. A certificate alone does not make a person qualified. The employer decides, for the equipment in use.',
    },
    {
      question: 'Can we ever work on live parts?',
      answer:
        'The rule requires you to turn the power off first. Live work is only for cases where shutting down adds hazards or is not possible, and then only with trained people and protective equipment. [1910.333(a)(1)]',
    },
    HANDS_ON,
    COMPLETION,
  ],
  related: ['IC0116', 'IC0120', 'IC0110'],
  disclaimer: MODULE_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
