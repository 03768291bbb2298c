import type { LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/professional-certification',
  eyebrow: 'CSP, ASP, CHST, OHST, CIH',
  lead: 'The boards certify, we do not. What we have is training for the technical ground they test, hours that may count toward keeping a credential, and people who have passed and will tell you how.',
  audience: [
    'Safety technicians and specialists on the way to their first credential',
    'Credential holders who collect continuing education',
    'Employers who want to know what the letters after a name mean',
  ],
  facts: [
    {
      figure: 'BCSP',
      text: 'The Board of Certified Safety Professionals awards CSP, ASP, CHST and OHST, sets who may sit for them, and holds the exams.',
      cite: 'bcsp.org',
    },
    {
      figure: 'BGC',
      text: 'The Board for Global EHS Credentialing awards the CIH in industrial hygiene.',
      cite: 'gobgc.org',
    },
    {
      figure: 'You ask',
      text: 'Whether an hour of training counts toward recertification is the board’s decision. The certificate names topic, date and length, so that you can claim it.',
      cite: 'Recertification rules of the boards',
    },
  ],
  covered: [
    'The standards behind the technical questions, paragraph by paragraph',
    'Hazard control in its order, from design to protective equipment',
    'Industrial hygiene basics: air, noise, respirators, chemicals',
    'Emergency planning and program management',
    'An hour with a credential holder about your application and your plan',
  ],
  offer: { kind: 'partners' },
  faq: [
    {
      question: 'Will I be certified when I finish here?',
      answer:
        'No. You get certificates of completion for the modules. The professional credential comes from its board after you have met its requirements and passed its exam.',
    },
    {
      question: 'Which credential should I start with?',
      answer:
        'That depends on your degree, your years and your field. Technicians in construction often begin with the CHST, in other industries with the OHST. Ask one of our professionals before you pay an application fee.',
    },
    {
      question: 'How do I check that a consultant really holds a credential?',
      answer:
        'The boards have public directories. On our profiles each credential says when we looked it up with the issuer and until when it is valid.',
    },
  ],
  related: ['IC0113', 'IC0115', 'IC0120'],
  disclaimer:
    'Independent of BCSP and BGC, and neither endorsed nor approved by them. The names of credentials belong to their boards. Requirements change: the board’s own pages decide.',
}

export const Component = landingRoute(PAGE)
