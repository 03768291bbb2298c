/** Every landing page by its address: a visitor reads one of them and sees links to the others. */
export const landingHeadlines = {
  '/electrical-safety-training':
    'Electrical safety training for people who are not electricians, and for those who are',
  '/professional-certification': 'Preparing for a professional safety certification',
  '/osha-30-training': 'OSHA 30 for supervisors: come prepared',
  '/osha-10-training': 'OSHA 10: what it is, who asks for it, and how to come prepared',
  '/ehs-specialist-certification':
    'The EHS specialist path: all twelve modules, one certificate of completion each',
  '/fall-protection-training': 'Fall protection training for people who work six feet up',
  '/confined-space-training': 'Confined space training: permits, air tests and attendants',
  '/hazard-communication-training': 'Hazard communication training for the labels of 2026',
  '/lockout-tagout-training': 'Lockout/tagout training: six steps to zero energy',
} as const
