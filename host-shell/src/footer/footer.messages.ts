import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const footerMessages = i18n('footer', {
  label: 'Footer',
  pages: 'Pages',
  home: 'Home',
  freeResources: 'Free Resources',
  blog: 'Blog',
  partners: 'Find a professional',
  outreach: 'OSHA 10 and 30',
  legal: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie choice',
  support: 'Support',
  claim: 'Workplace-safety training, certificates and expert help.',
  copyright: params('© {year} {tenant}. All rights reserved.'),
  credit: params('Platform by {provider}'),
  panel: 'Platform panel',
})
