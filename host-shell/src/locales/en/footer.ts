export const footer = {
  label: 'Footer',
  pages: 'Training',
  help: 'Help and advice',
  legal: 'Company and legal',
  cookies: 'Cookie choice',
  support: 'Support',
  claim: 'Workplace-safety training, certificates and expert help.',
  copyright: '© {year} {tenant}. All rights reserved.',
  credit: 'Platform by {provider}',
  panel: 'Platform panel',
} as const

/** Links by their address, in the order of the lists. */
export const footerPages = {
  '/courses': 'Courses',
  '/pricing': 'Pricing',
  '/for-companies': 'For companies',
  '/osha-10-training': 'OSHA 10 and 30',
  '/safety-training': 'Rules by state',
} as const

export const footerHelp = {
  '/free-resources': 'Free Resources',
  '/blog': 'Blog',
  '/newsletter': 'Posts by email',
  '/partners': 'Find a professional',
  '/verify': 'Check a certificate',
  '/contact': 'Contact',
} as const

export const footerLegal = {
  '/about': 'About',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/refunds': 'Refunds',
  '/cookies': 'Cookies',
  '/accessibility': 'Accessibility',
} as const
