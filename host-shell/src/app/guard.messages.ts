import { i18n } from './i18n.ts'

/** Keys are the guard's refusals. `lock...` explains an entry that would be refused, `away...` a page that was. */
export const lockMessages = i18n('locks', {
  'sign-in': 'Sign in to open this page.',
  role: 'Your role may not open this page.',
  'super-admin': 'Only super admins may open this page.',
  admin: 'Only admins may open this page.',
  partner: 'Only professional partners may open this page.',
  subscription: 'This page needs a subscription.',
})

export const turnedAwayMessages = i18n('turned-away', {
  'sign-in': 'Please sign in to open the page that you asked for.',
  role: 'The page that you asked for is not open to your role.',
  'super-admin': 'The page that you asked for is open to super admins only.',
  admin: 'The page that you asked for is open to admins only.',
  partner: 'The page that you asked for is open to professional partners only.',
  subscription: 'The page that you asked for needs a subscription.',
})
