import type { LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/professional-certification',
  eyebrow: 'CSP, ASP, CHST, OHST, CIH',
  lead: 'The boards certify. We do not. We offer training in the technical topics they test, hours that may count toward keeping a credential, and advice from people who have passed.',
  audience: [
    'Safety technicians and specialists on the way to their first credential',
    'Credential holders who collect continuing education',
    'Employers who want to know what the letters after a name mean',
  ],
  facts: [
    {
      figure: 'BCSP',
      text: 'The Board of Certified Safety Professionals awards the CSP, ASP, CHST and OHST, decides who can take the exams, and gives them.',
      cite: 'bcsp.org',
    },
    {
      figure: 'BGC',
      text: 'The Board for Global EHS Credentialing awards the CIH in industrial hygiene.',
      cite: 'gobgc.org',
    },
    {
      figure: 'Ask first',
      text: 'The board decides whether an hour of training counts toward recertification. Our certificate shows the topic, date and length, so you can claim it.',
      cite: 'Recertification rules of the boards',
    },
  ],
  covered: [
    'The standards behind the technical questions, paragraph by paragraph',
    'The order of hazard controls, from design to protective equipment',
    'Industrial hygiene basics: air, noise, respirators, chemicals',
    'Emergency planning and program management',
    'An hour with a credential holder to discuss your application and your plan',
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
        'That depends on your degree, your experience and your field. Technicians in construction often start with the CHST. In other industries they often start with the OHST. Ask one of our professionals before you pay an application fee.',
    },
    {
      question: 'How do I check that a consultant really holds a credential?',
      answer:
        'The boards have public directories. On our profiles, each credential shows when we checked it with the issuer and how long it is valid.',
    },
  ],
  related: ['IC0113', 'IC0115', 'IC0120'],
  disclaimer:
    'We are independent of BCSP and BGC. They do not endorse or approve us. The names of credentials belong to their boards. Requirements change, so always check the board’s own website.',
}

export const Component = landingRoute(PAGE)
