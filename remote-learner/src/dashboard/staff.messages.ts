import { i18n } from '../app/i18n.ts'
import type { StaffPage } from './staff-pages.rule.ts'

export const staffMessages = i18n('staff', {
  '/admin': 'Admin Dashboard',
  '/manager': 'Manager Dashboard',
  '/csp-ehs-professionals': 'CSP/EHS Database',
  '/subscriptions-dashboard': 'Subscriptions Dashboard',
  '/credentials': 'Certificates and Credentials',
  '/professional-partners': 'Manage Partners',
  '/tenant-management': 'Tenant Management',
  '/release-management': 'Releases',
  '/admin/blog': 'Blog Management',
  '/social-media': 'Social Media',
  '/companies': 'Company Directories',
  '/citations': 'Citations',
  '/traffic': 'Traffic Dashboard',
  '/tickets': 'Support Tickets',
  '/seo': 'SEO Management',
} satisfies Record<StaffPage, string>)
