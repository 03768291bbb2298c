import { type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'
import { CARD_FACT, OUTREACH_DISCLAIMER, OUTREACH_FAQ } from '../outreach.ts'

const PAGE: LandingPage = {
  path: '/osha-30-training',
  eyebrow: 'Prepares for the 30-hour outreach class',
  lead: 'A thirty-hour class for people who are responsible for others. Our twelve modules cover its hazards. One of our professionals can help with what modules cannot teach: running safety on your site.',
  audience: [
    'Foremen, superintendents, leads and safety representatives',
    'Project managers whose client or bid requires it',
    'Workers with the 10-hour card who are about to lead a crew',
  ],
  facts: [
    {
      figure: '30 hours',
      text: 'Construction: 14 mandatory hours, 12 elective hours from at least six topics, and 4 optional hours. The class takes at least four days.',
      cite: 'OSHA outreach procedures',
    },
    {
      figure: '70%',
      text: 'The passing score that online providers require on each test, with three tries per test and 180 days for the whole class.',
      cite: 'Published rules of online providers',
    },
    CARD_FACT,
  ],
  details: [
    { kind: 'heading', text: 'Where the thirty hours go' },
    {
      kind: 'table',
      head: ['Class', 'Mandatory', 'Elective', 'Optional'],
      rows: [
        [
          '30 h construction',
          '14 h: introduction, managing safety, Focus Four, protective equipment, health, stairways and ladders',
          '12 h, at least 6 topics',
          '4 h',
        ],
        [
          '30 h general industry',
          '12 h: introduction, managing safety, walking surfaces, exits and fire, electrical, protective equipment, materials, chemicals',
          '10 h, at least 5 topics',
          '8 h',
        ],
      ],
    },
  ],
  covered: [
    'The Focus Four, with the numbers that supervisors need to know',
    'Scaffolds, ladders, machines and stored energy',
    'Confined spaces and respirators',
    'Health hazards: chemicals, noise, blood',
    'Written plans: emergency action, hazard assessment and safety programs',
    'Records: what to keep and for how long',
  ],
  offer: { kind: 'bundle', codes: ['IC0112', 'IC0114', 'IC0116', 'IC0117', 'IC0118', 'IC0120'] },
  question: {
    text: 'How must a company with 25 employees keep its emergency action plan?',
    options: [
      'In writing, where all employees can see it',
      'By word of mouth',
      'In a locked drawer at head office',
      'Only if it wants to',
    ],
    answer: 0,
    cite: '1910.38(b)',
  },
  faq: [
    ...OUTREACH_FAQ,
    {
      question: 'Do I need the 10-hour class first?',
      answer:
        'No. They are separate classes for different people. Supervisors often go straight to the 30-hour class.',
    },
  ],
  related: ['IC0110', 'IC0111', 'IC0119'],
  disclaimer: OUTREACH_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
