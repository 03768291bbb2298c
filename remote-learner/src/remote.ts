import { defineRemote } from '@platform/shared-contracts/remote'
import { LearnerRoot } from './app/learner-root.tsx'
import { loadMessages } from './load-messages.ts'

export const remote = defineRemote({
  id: 'learner',
  routes: [
    {
      path: '/dashboard',
      lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.route.tsx'),
    },
    {
      path: '/progress',
      lazy: () => import(/* webpackChunkName: "progress" */ './progress/progress.route.tsx'),
    },
    {
      path: '/courses',
      lazy: () => import(/* webpackChunkName: "courses" */ './courses/courses.route.tsx'),
    },
    {
      path: '/pricing',
      lazy: () => import(/* webpackChunkName: "pricing" */ './pricing/pricing.route.tsx'),
    },
    {
      path: '/cart',
      lazy: () => import(/* webpackChunkName: "cart" */ './subscriptions/cart.route.tsx'),
    },
    {
      path: '/modules/:code',
      lazy: () => import(/* webpackChunkName: "module" */ './module-page/module.route.tsx'),
    },
    {
      path: '/modules/:code/renew',
      lazy: () => import(/* webpackChunkName: "renew" */ './quizzes/refresher/renew.route.tsx'),
    },
    {
      path: '/subscriptions',
      lazy: () => import(/* webpackChunkName: "subscriptions" */ './subscriptions/subscriptions.route.tsx'),
    },
    {
      path: '/checkout',
      lazy: () => import(/* webpackChunkName: "checkout" */ './checkout/checkout.route.tsx'),
    },
    {
      path: '/my-plan',
      lazy: () => import(/* webpackChunkName: "my-plan" */ './my-plan/my-plan.route.tsx'),
    },
    {
      path: '/quizzes',
      lazy: () => import(/* webpackChunkName: "quizzes" */ './quizzes/quizzes.route.tsx'),
    },
    {
      path: '/certificates',
      lazy: () => import(/* webpackChunkName: "certificates" */ './certificates/certificates.route.tsx'),
    },
    {
      path: '/packages',
      lazy: () => import(/* webpackChunkName: "packages" */ './packages/packages.route.tsx'),
    },
    {
      path: '/packages/:id',
      lazy: () => import(/* webpackChunkName: "package" */ './packages/package.route.tsx'),
    },
    {
      path: '/seat',
      lazy: () => import(/* webpackChunkName: "seat" */ './seat/seat.route.tsx'),
    },
    {
      path: '/company-invitations',
      lazy: () =>
        import(/* webpackChunkName: "company-invitations" */ './invitations/company-invitations.route.tsx'),
    },
    {
      path: '/certificate-keys',
      lazy: () =>
        import(/* webpackChunkName: "certificate-keys" */ './verify/signed/certificate-keys.route.tsx'),
    },
    { path: '/gate', lazy: () => import(/* webpackChunkName: "gate" */ './gate/gate.route.tsx') },
    {
      path: '/verify',
      lazy: () => import(/* webpackChunkName: "verify" */ './verify/verify-start.route.tsx'),
    },
    {
      path: '/verify/:code',
      lazy: () => import(/* webpackChunkName: "verify" */ './verify/verify.route.tsx'),
    },
  ],
  Root: LearnerRoot,
  loadMessages,
})
