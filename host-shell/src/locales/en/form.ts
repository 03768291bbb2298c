export const form = {
  email: 'Email',
  backToSignIn: 'Back to sign in',
  tryLater: 'That did not work. Please try again later.',
  sending: 'Sending...',
  saving: 'Saving...',
  passwordsDiffer: 'Passwords do not match',
  passwordHint: 'At least 8 characters and a mix of letters and numbers.',
} as const
