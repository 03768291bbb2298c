import { i18n } from '../app/i18n.ts'

/** Keys are the guard's refusals: why a page was; and the codes of the server for sessions that it ended. */
export const turnedAwayMessages = i18n('turned-away', {
  'sign-in': 'Please sign in to open the page that you asked for.',
  'second-factor': 'Your account needs a second factor. Add one here to go on.',
  role: 'The page that you asked for is not open to your role.',
  'super-admin': 'The page that you asked for is open to super admins only.',
  admin: 'The page that you asked for is open to admins only.',
  partner: 'The page that you asked for is open to professional partners only.',
  subscription:
    'The page that you asked for needs a subscription. Certificates and results that you earned before are under Progress.',
  'account-disabled':
    'This account was disabled, so you were signed out. Write to support if you think that this is a mistake.',
  'directory-left':
    'Your company’s directory no longer lists you, so you were signed out. Please ask your administrator.',
  'directory-silent':
    'Your company’s directory has not answered for too long, so you were signed out. Please sign in again later.',
  'session-ended': 'Your session has ended. Please sign in again.',
  'session-expired': 'You were signed in for a long time, so your session has ended. Please sign in again.',
  'signed-out':
    'You were signed out: from another device, by a change to your account, or by an administrator. Please sign in again.',
})
