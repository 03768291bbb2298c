import { COMPLETION, HANDS_ON, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/ehs-specialist-certification',
  eyebrow: 'Twelve modules, one path',
  lead: 'For the person who has been handed safety on top of their job. About nine and a half hours that take you through the standards inspectors cite, with a professional to ask along the way.',
  audience: [
    'Office, plant and site managers who have become “the safety person”',
    'Human resources staff who keep training records',
    'Career changers who want the ground before a degree or a credential',
  ],
  facts: [
    {
      figure: '12 modules',
      text: 'From ladders to bloodborne pathogens. Nine of the ten most cited standards of 2025 are among them.',
      cite: 'OSHA top ten, fiscal year 2025, preliminary',
    },
    {
      figure: '80%',
      text: 'What it takes to pass each module’s quiz. Every answer shows the paragraph that it comes from.',
      cite: 'Our own rule',
    },
    {
      figure: 'No license',
      text: 'There is no government license as an EHS specialist, and nobody can sell you one. This is our own path, and it says so.',
      cite: 'What this is not',
    },
  ],
  covered: [
    'Working at height: ladders, falls, scaffolds',
    'Machines and energy: safeguarding, lockout, electricity',
    'Air and chemicals: respirators, labels and data sheets',
    'Spaces and emergencies: permits, plans, exits',
    'People: protective equipment and bloodborne pathogens',
    'Paper: the records that each standard wants, and how long to keep them',
  ],
  offer: { kind: 'bundle', codes: ['IC0110', 'IC0111', 'IC0112', 'IC0116', 'IC0117', 'IC0118'] },
  question: {
    text: 'Who pays for goggles that the job requires?',
    options: ['The worker', 'The employer', 'Each one half', 'The union'],
    answer: 1,
    cite: '1910.132(h)(1)',
  },
  faq: [
    {
      question: 'Is this an official certification?',
      answer:
        'No. It is our own path, and each certificate states what was completed. Credentials such as the CSP come from independent boards; the page on professional certification says how they relate.',
    },
    HANDS_ON,
    COMPLETION,
    {
      question: 'Does it cost less to take all of it together?',
      answer:
        'Three or more courses in one cart cost 15% less, and the subscription opens all twelve for as long as it runs.',
    },
  ],
  related: ['IC0112', 'IC0117', 'IC0120'],
  disclaimer:
    'A certificate of completion, not an OSHA card, a government license, or proof of compliance. Educational content; the employer adds site-specific and hands-on training.',
}

export const Component = landingRoute(PAGE)
