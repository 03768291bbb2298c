export const landingProfessionalCertification = {
  eyebrow: 'CSP, ASP, CHST, OHST, CIH',
  lead: 'The boards certify. We do not. We offer training in the technical topics they test, hours that may count toward keeping a credential, and advice from people who have passed.',
  audience1: 'Safety technicians and specialists on the way to their first credential',
  audience2: 'Credential holders who collect continuing education',
  audience3: 'Employers who want to know what the letters after a name mean',
  fact1Figure: 'BCSP',
  fact1:
    'The Board of Certified Safety Professionals awards the CSP, ASP, CHST and OHST, decides who can take the exams, and gives them.',
  fact1Cite: 'bcsp.org',
  fact2Figure: 'BGC',
  fact2: 'The Board for Global EHS Credentialing awards the CIH in industrial hygiene.',
  fact2Cite: 'gobgc.org',
  fact3Figure: 'Ask first',
  fact3:
    'The board decides whether an hour of training counts toward recertification. Our certificate shows the topic, date and length, so you can claim it.',
  fact3Cite: 'Recertification rules of the boards',
  covered1: 'The standards behind the technical questions, paragraph by paragraph',
  covered2: 'The order of hazard controls, from design to protective equipment',
  covered3: 'Industrial hygiene basics: air, noise, respirators, chemicals',
  covered4: 'Emergency planning and program management',
  covered5: 'An hour with a credential holder to discuss your application and your plan',
  faq1: 'Will I be certified when I finish here?',
  faq1Answer:
    'No. You get certificates of completion for the modules. The professional credential comes from its board after you have met its requirements and passed its exam.',
  faq2: 'Which credential should I start with?',
  faq2Answer:
    'That depends on your degree, your experience and your field. Technicians in construction often start with the CHST. In other industries they often start with the OHST. Ask one of our professionals before you pay an application fee.',
  faq3: 'How do I check that a consultant really holds a credential?',
  faq3Answer:
    'The boards have public directories. On our profiles, each credential shows when we checked it with the issuer and how long it is valid.',
  disclaimer:
    'We are independent of BCSP and BGC. They do not endorse or approve us. The names of credentials belong to their boards. Requirements change, so always check the board’s own website.',
} as const
