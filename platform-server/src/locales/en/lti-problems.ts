/** Refusals about learning management systems that open modules by LTI. */
export const ltiProblems = {
  'lti-platform-not-found': 'We could not find this learning management system.',
  'lti-platform-taken': 'This client ID of this issuer is registered already.',
  'lti-grade-not-found': 'We could not find this result.',
  'lti-launch-over': 'This launch is over. Open the module again in your learning management system.',
  'lti-sign-in': 'Sign in once, so that we know which account is yours.',
  'lti-seats':
    '{seats, plural, one {The one seat} other {All # seats}} of your organization {seats, plural, one {is} other {are}} taken. Ask its administrator for more.',
  'lti-account':
    'Accounts of staff, partners and company directories cannot be opened from a learning management system. Sign in here.',
  'lti-connected':
    'This person is already connected with another account, or this account with another person.',
} as const
