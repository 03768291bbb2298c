import { defineRemote } from '@platform/shared-contracts/remote'

/** One template, chosen by the address. Listed here and not with their texts, which would sit in the entry. */
const LANDING_PATHS = [
  '/electrical-safety-training',
  '/professional-certification',
  '/osha-30-training',
  '/osha-10-training',
  '/ehs-specialist-certification',
  '/fall-protection-training',
  '/confined-space-training',
  '/hazard-communication-training',
  '/lockout-tagout-training',
]

export const remote = defineRemote({
  id: 'public',
  routes: [
    { path: '/', lazy: () => import(/* webpackChunkName: "home" */ './home/home.route.tsx') },
    {
      path: '/free-resources',
      lazy: () => import(/* webpackChunkName: "resources" */ './resources/resources.route.tsx'),
    },
    { path: '/privacy', lazy: () => import(/* webpackChunkName: "legal" */ './legal/privacy.route.tsx') },
    { path: '/terms', lazy: () => import(/* webpackChunkName: "legal" */ './legal/terms.route.tsx') },
    { path: '/blog', lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog.route.tsx') },
    { path: '/blog/:slug', lazy: () => import(/* webpackChunkName: "post" */ './blog/post.route.tsx') },
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
    ...LANDING_PATHS.map((path) => ({
      path,
      lazy: () => import(/* webpackChunkName: "landing" */ './landing/landing.route.tsx'),
    })),
    {
      path: '/safety-training/:location',
      lazy: () => import(/* webpackChunkName: "landing" */ './landing/location.route.tsx'),
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
  ],
})
