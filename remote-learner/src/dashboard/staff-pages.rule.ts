import { countsAsAdmin } from '@platform/shared-contracts/rules'

/** Admin pages that a role may open; who may open them is in remote-admin's listing. */
const ADMIN = [
  '/credentials',
  '/question-statistics',
  '/professional-partners',
  '/admin/blog',
  '/admin/notices',
  '/admin/reviews',
  '/admin/packages',
  '/admin/recordings',
  '/social-media',
  '/traffic',
] as const
const SUPER_ADMIN = [
  '/admin',
  '/manager',
  '/csp-ehs-professionals',
  '/subscriptions-dashboard',
  '/admin/plans',
  '/tenant-management',
  '/release-management',
  '/companies',
  '/admin/lti',
  '/admin/lrs',
  '/citations',
  '/tickets',
  '/seo',
] as const

export type StaffPage = (typeof ADMIN | typeof SUPER_ADMIN)[number]

export function staffPages(role: string): readonly StaffPage[] {
  if (!countsAsAdmin({ role })) return []
  return role === 'super_admin' ? [...SUPER_ADMIN, ...ADMIN] : ADMIN
}
