/** Refusals about learning management systems that open modules by LTI. */
export const ltiProblems = {
  'lti-platform-not-found': 'We could not find this learning management system.',
  'lti-platform-taken': 'This client ID is already registered for this issuer.',
  'lti-grade-not-found': 'We could not find this result.',
  'review-point-not-found':
    'This point no longer exists because its content has changed. Load the list again.',
  'lrs-not-found': 'No learning record store is set up.',
  'lrs-statement-not-found': 'We could not find this statement.',
  'lrs-secret': 'Enter the secret for this address.',
  'lti-launch-over': 'This link has expired. Open the module again in your learning management system.',
  'lti-sign-in': 'Sign in once, so that we know which account is yours.',
  'lti-seats':
    '{seats, plural, one {The one seat} other {All # seats}} of your organization {seats, plural, one {is} other {are}} taken. Ask your administrator for more.',
  'lti-account':
    'Accounts of staff, partners and company directories cannot be opened from a learning management system. Sign in here.',
  'lti-connected': 'This person is already connected to another account, or this account to another person.',
} as const
