import { defineRemote } from '@platform/shared-contracts/remote'
import { AdminRoot } from './app/admin-root.tsx'
import { i18n } from './app/i18n.ts'
import { loadMessages } from './load-messages.ts'

export const remote = defineRemote({
  id: 'admin',
  routes: [
    {
      path: '/release-management',
      lazy: () => import(/* webpackChunkName: "releases" */ './releases/releases.route.tsx'),
    },
    {
      path: '/admin',
      lazy: () => import(/* webpackChunkName: "people" */ './people/people.route.tsx'),
    },
    {
      path: '/traffic',
      lazy: () => import(/* webpackChunkName: "traffic" */ './traffic/traffic.route.tsx'),
    },
    {
      path: '/tenant-management',
      lazy: () =>
        import(/* webpackChunkName: "tenant-management" */ './tenant-management/tenant-management.route.tsx'),
    },
    { path: '/admin/blog', lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog.route.tsx') },
    { path: '/admin/plans', lazy: () => import(/* webpackChunkName: "plans" */ './plans/plans.route.tsx') },
    {
      path: '/admin/notices',
      lazy: () => import(/* webpackChunkName: "notices" */ './notices/notices.route.tsx'),
    },
    {
      path: '/admin/reviews',
      lazy: () => import(/* webpackChunkName: "reviews" */ './reviews/reviews.route.tsx'),
    },
    {
      path: '/admin/packages',
      lazy: () => import(/* webpackChunkName: "packages" */ './packages/packages.route.tsx'),
    },
    {
      path: '/admin/statements',
      lazy: () => import(/* webpackChunkName: "statements" */ './packages/statements.route.tsx'),
    },
    {
      path: '/admin/packages/:id',
      lazy: () => import(/* webpackChunkName: "package-results" */ './packages/package-results.route.tsx'),
    },
    {
      path: '/admin/recordings',
      lazy: () => import(/* webpackChunkName: "recordings" */ './recordings/recordings.route.tsx'),
    },
    {
      path: '/admin/lti',
      lazy: () => import(/* webpackChunkName: "lti" */ './lti/lti.route.tsx'),
    },
    {
      path: '/admin/lti/:id',
      lazy: () => import(/* webpackChunkName: "lti-grades" */ './lti/grades.route.tsx'),
    },
    {
      path: '/admin/lrs',
      lazy: () => import(/* webpackChunkName: "lrs" */ './lrs/lrs.route.tsx'),
    },
    {
      path: '/citations',
      lazy: () => import(/* webpackChunkName: "citations" */ './citations/citations.route.tsx'),
    },
    {
      path: '/companies',
      lazy: () => import(/* webpackChunkName: "companies" */ './companies/companies.route.tsx'),
    },
    {
      path: '/professional-partners',
      lazy: () => import(/* webpackChunkName: "partners" */ './partners/partners.route.tsx'),
    },
    {
      path: '/manager',
      lazy: () => import(/* webpackChunkName: "manager" */ './training/manager.route.tsx'),
    },
    {
      path: '/company',
      lazy: () => import(/* webpackChunkName: "company" */ './company/company.route.tsx'),
    },
    {
      path: '/training-dashboard',
      lazy: () =>
        import(/* webpackChunkName: "training-dashboard" */ './training/training-dashboard.route.tsx'),
    },
    {
      path: '/credentials',
      lazy: () => import(/* webpackChunkName: "credentials" */ './training/credentials.route.tsx'),
    },
    {
      path: '/question-statistics',
      lazy: () =>
        import(/* webpackChunkName: "question-statistics" */ './training/question-statistics.route.tsx'),
    },
    {
      path: '/subscriptions-dashboard',
      lazy: () => import(/* webpackChunkName: "subscriptions" */ './subscriptions/subscriptions.route.tsx'),
    },
    {
      path: '/csp-ehs-professionals',
      lazy: () => import(/* webpackChunkName: "professionals" */ './professionals/professionals.route.tsx'),
    },
    { path: '/tickets', lazy: () => import(/* webpackChunkName: "tickets" */ './tickets/tickets.route.tsx') },
    { path: '/seo', lazy: () => import(/* webpackChunkName: "seo" */ './seo/seo.route.tsx') },
    {
      path: '/social-media',
      lazy: () => import(/* webpackChunkName: "social" */ './social/social.route.tsx'),
    },
  ],
  Root: AdminRoot,
  loadMessages,
  language: i18n.language,
})
