import { COMPLETION, HANDS_ON, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/ehs-specialist-certification',
  eyebrow: 'Twelve modules, one path',
  lead: 'For people who were given safety on top of their regular job. In about nine and a half hours you learn the standards that inspectors cite, and you can ask a professional along the way.',
  audience: [
    'Office, plant and site managers who have become “the safety person”',
    'Human resources staff who keep training records',
    'Career changers who want the basics before a degree or a credential',
  ],
  facts: [
    {
      figure: '12 modules',
      text: 'From ladders to bloodborne pathogens. They cover nine of the ten most cited standards of 2025.',
      cite: 'OSHA top ten, fiscal year 2025, preliminary',
    },
    {
      figure: '80%',
      text: 'The score you need to pass each quiz. Every answer shows the paragraph it comes from.',
      cite: 'Our own rule',
    },
    {
      figure: 'No license',
      text: 'There is no government license for EHS specialists, and no one can sell you one. This is our own program, and we say so.',
      cite: 'What this is not',
    },
  ],
  covered: [
    'Working at height: ladders, falls, scaffolds',
    'Machines and energy: safeguarding, lockout, electricity',
    'Air and chemicals: respirators, labels and data sheets',
    'Confined spaces and emergencies: permits, plans, exits',
    'People: protective equipment and bloodborne pathogens',
    'Records: what each standard requires and how long to keep it',
  ],
  offer: { kind: 'bundle', codes: ['IC0110', 'IC0111', 'IC0112', 'IC0116', 'IC0117', 'IC0118'] },
  question: {
    text: 'Who pays for goggles that the job requires?',
    options: ['The worker', 'The employer', 'Each pays half', 'The union'],
    answer: 1,
    cite: '1910.132(h)(1)',
  },
  faq: [
    {
      question: 'Is this an official certification?',
      answer:
        'No. It is our own program, and each certificate states what you completed. Credentials such as the CSP come from independent boards. Our page on professional certification explains the difference.',
    },
    HANDS_ON,
    COMPLETION,
    {
      question: 'Does it cost less to take several courses?',
      answer:
        'Yes. Three or more courses in one cart cost 15% less. The subscription opens all twelve for as long as it runs.',
    },
  ],
  related: ['IC0112', 'IC0117', 'IC0120'],
  disclaimer:
    'A certificate of completion, not an OSHA card, a government license, or proof of compliance. Educational content; the employer adds site-specific and hands-on training.',
}

export const Component = landingRoute(PAGE)
