import { catalogFaults } from '@platform/remote-kit/catalogs'

/** Of pages for staff, and what a trainer signs. */
const UNTRANSLATED = [
  'audit.ts',
  'blog.ts',
  'citations.ts',
  'companies.ts',
  'lrs.ts',
  'lti.ts',
  'notices.ts',
  'packages.ts',
  'partners.ts',
  'people.ts',
  'preview.ts',
  'professionals.ts',
  'recordings.ts',
  'releases.ts',
  'releases/jobs.ts',
  'releases/tokens.ts',
  'reviews.ts',
  'seo.ts',
  'social.ts',
  'subscriptions.ts',
  'subscriptions/coupons.ts',
  'subscriptions/exemptions.ts',
  'subscriptions/orders.ts',
  'subscriptions/plans.ts',
  'tenant-management.ts',
  'tickets.ts',
  'traffic.ts',
  'training/learner.ts',
  'training/practical-points.ts',
  'training/proof.ts',
  'training/questions.ts',
  'training/statistics.ts',
]

it('is complete in every language', () => {
  expect(catalogFaults(import.meta.url, { untranslated: UNTRANSLATED })).toEqual([])
})
