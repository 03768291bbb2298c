import { i18n } from './i18n.ts'

/** Keys are the guard's refusals: why an entry would be refused. */
export const lockMessages = i18n('locks', {
  'sign-in': 'Sign in to open this page.',
  role: 'Your role may not open this page.',
  'super-admin': 'Only super admins may open this page.',
  admin: 'Only admins may open this page.',
  partner: 'Only professional partners may open this page.',
  subscription: 'This page needs a subscription.',
})
