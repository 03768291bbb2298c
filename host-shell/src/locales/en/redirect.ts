/** Keys are the guard's refusals: why a page was; and the codes of the server for sessions that it ended. */
export const redirect = {
  'sign-in': 'Sign in to open this page.',
  'second-factor': 'Your account needs a second step. Add one here to continue.',
  role: 'Your role does not have access to that page.',
  'super-admin': 'Only super admins can open that page.',
  admin: 'Only admins can open that page.',
  partner: 'Only professional partners can open that page.',
  'company-manager': 'Only managers of a company can open that page.',
  subscription:
    'That page requires a subscription. Find certificates and results you already earned under Progress.',
  'account-disabled':
    'This account was disabled, so you were signed out. If you think this is a mistake, contact support.',
  'directory-left':
    'You are no longer in your company’s directory, so you were signed out. Ask your administrator for help.',
  'directory-silent':
    'Your company’s directory did not respond, so you were signed out. Sign in again later.',
  'session-ended': 'Your session has ended. Please sign in again.',
  'session-expired': 'You were signed in for a long time, so your session has ended. Please sign in again.',
  'signed-out':
    'You were signed out: from another device, by a change to your account, or by an administrator. Please sign in again.',
} as const
