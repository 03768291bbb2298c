import { i18n } from '../app/i18n.ts'

/** Keys are the guard's refusals: why a page was. */
export const turnedAwayMessages = i18n('turned-away', {
  'sign-in': 'Please sign in to open the page that you asked for.',
  'second-factor': 'Your account needs a second factor. Add one here to go on.',
  role: 'The page that you asked for is not open to your role.',
  'super-admin': 'The page that you asked for is open to super admins only.',
  admin: 'The page that you asked for is open to admins only.',
  partner: 'The page that you asked for is open to professional partners only.',
  subscription:
    'The page that you asked for needs a subscription. Certificates and results that you earned before are under Progress.',
})
