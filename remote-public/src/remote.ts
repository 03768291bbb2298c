import { defineRemote } from '@platform/shared-contracts/remote'
import { loadMessages } from './load-messages.ts'

export const remote = defineRemote({
  id: 'public',
  routes: [
    { path: '/', lazy: () => import(/* webpackChunkName: "home" */ './home/home.route.tsx') },
    {
      path: '/free-resources',
      lazy: () => import(/* webpackChunkName: "resources" */ './resources/resources.route.tsx'),
    },
    { path: '/search', lazy: () => import(/* webpackChunkName: "search" */ './search/search.route.tsx') },
    { path: '/privacy', lazy: () => import(/* webpackChunkName: "legal" */ './legal/privacy.route.tsx') },
    { path: '/terms', lazy: () => import(/* webpackChunkName: "legal" */ './legal/terms.route.tsx') },
    { path: '/blog', lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog.route.tsx') },
    { path: '/blog/:slug', lazy: () => import(/* webpackChunkName: "post" */ './blog/post.route.tsx') },
    {
      path: '/blog/author/:author',
      lazy: () => import(/* webpackChunkName: "blog-author" */ './blog/authors/author.route.tsx'),
    },
    {
      path: '/newsletter',
      lazy: () => import(/* webpackChunkName: "newsletter" */ './blog/newsletter/newsletter.route.tsx'),
    },
    {
      path: '/inspection-pack',
      lazy: () => import(/* webpackChunkName: "inspection-pack" */ './inspection/inspection-pack.route.tsx'),
    },
    {
      path: '/partners',
      lazy: () => import(/* webpackChunkName: "partners" */ './partners/partners.route.tsx'),
    },
    {
      path: '/partner/:partnerId',
      lazy: () => import(/* webpackChunkName: "partner" */ './partners/partner.route.tsx'),
    },
    {
      path: '/consultant/:publicUrl',
      lazy: () => import(/* webpackChunkName: "partner" */ './partners/consultant.route.tsx'),
    },
    {
      path: '/electrical-safety-training',
      lazy: () =>
        import(/* webpackChunkName: "electrical-safety" */ './landing/pages/electrical-safety.route.ts'),
    },
    {
      path: '/professional-certification',
      lazy: () =>
        import(
          /* webpackChunkName: "professional-certification" */ './landing/pages/professional-certification.route.ts'
        ),
    },
    {
      path: '/osha-30-training',
      lazy: () => import(/* webpackChunkName: "osha-30" */ './landing/pages/osha-30.route.ts'),
    },
    {
      path: '/osha-10-training',
      lazy: () => import(/* webpackChunkName: "osha-10" */ './landing/pages/osha-10.route.ts'),
    },
    {
      path: '/ehs-specialist-certification',
      lazy: () => import(/* webpackChunkName: "ehs-specialist" */ './landing/pages/ehs-specialist.route.ts'),
    },
    {
      path: '/fall-protection-training',
      lazy: () =>
        import(/* webpackChunkName: "fall-protection" */ './landing/pages/fall-protection.route.ts'),
    },
    {
      path: '/confined-space-training',
      lazy: () => import(/* webpackChunkName: "confined-space" */ './landing/pages/confined-space.route.ts'),
    },
    {
      path: '/hazard-communication-training',
      lazy: () =>
        import(
          /* webpackChunkName: "hazard-communication" */ './landing/pages/hazard-communication.route.ts'
        ),
    },
    {
      path: '/lockout-tagout-training',
      lazy: () => import(/* webpackChunkName: "lockout-tagout" */ './landing/pages/lockout-tagout.route.ts'),
    },
    {
      path: '/safety-training',
      lazy: () => import(/* webpackChunkName: "places" */ './landing/places/hub.route.tsx'),
    },
    {
      path: '/safety-training/:location',
      lazy: () => import(/* webpackChunkName: "location" */ './landing/places/location.route.tsx'),
    },
    {
      path: '/for-companies',
      lazy: () => import(/* webpackChunkName: "contact" */ './company/for-companies.route.tsx'),
    },
    {
      path: '/about',
      lazy: () => import(/* webpackChunkName: "company" */ './company/about.route.tsx'),
    },
    {
      path: '/contact',
      lazy: () => import(/* webpackChunkName: "contact" */ './company/contact.route.tsx'),
    },
    {
      path: '/sample-certificate',
      lazy: () => import(/* webpackChunkName: "company" */ './company/sample-certificate.route.tsx'),
    },
    {
      path: '/refunds',
      lazy: () => import(/* webpackChunkName: "policies" */ './policies/refunds.route.tsx'),
    },
    {
      path: '/cookies',
      lazy: () => import(/* webpackChunkName: "policies" */ './policies/cookies.route.tsx'),
    },
    {
      path: '/accessibility',
      lazy: () => import(/* webpackChunkName: "policies" */ './policies/accessibility.route.tsx'),
    },
    {
      path: '/consultations',
      lazy: () => import(/* webpackChunkName: "consultations" */ './consultations/consultations.route.tsx'),
    },
    {
      path: '/view-consultations',
      lazy: () =>
        import(/* webpackChunkName: "view-consultations" */ './consultations/view-consultations.route.tsx'),
    },
    {
      path: '/view-consultations/availability',
      lazy: () =>
        import(/* webpackChunkName: "availability" */ './consultations/availability/availability.route.tsx'),
    },
    {
      path: '/view-consultations/payouts',
      lazy: () => import(/* webpackChunkName: "payouts" */ './consultations/payouts/payouts.route.tsx'),
    },
  ],
  loadMessages,
})
