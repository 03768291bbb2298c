export const login = {
  title: 'Sign in',
  lead: 'Welcome back to {tenant}.',
  tabs: 'Ways to sign in',
  emailTab: 'Email Login',
  companyTab: 'Company Login',
  email: 'Email',
  password: 'Password',
  username: 'Company username',
  usernamePlaceholder: "'{email}'",
  usernameHint: 'Your company email address.',
  companyVerified: 'Company verified',
  lookingUp: 'Looking up your company...',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  forgot: 'Forgot your password?',
  noAccount: 'New here?',
  register: 'Create an account',
  signedInAs: 'You are signed in as {name}.',
  goOn: 'Continue',
  knownByLink: 'Sign in with your password. We will remember this device for your account.',
  resend: 'Resend the verification email',
  usePasskey: 'Use a passkey',
  passkeyFailed: 'The passkey sign-in did not work. Try again, or sign in with your password.',
} as const

/** The sentences of spec section 8, and one for an answer that lacks a token. */
export const loginFailures = {
  adminDirectory: 'Invalid LDAP admin credentials. Please check your LDAP configuration.',
  notInDirectory: 'LDAP user not found. Please verify your credentials.',
  directoryPassword: 'Incorrect LDAP password. Please try again.',
  unknown: 'An error occurred. Please try again later.',
  unexpected: 'Unexpected response from server.',
  incomplete: 'The server did not complete the sign-in. Please try again.',
  companyRequired: 'Company ID is required for LDAP login.',
  noCompany: 'No company found for this domain.',
  lookupFailed: 'Unable to fetch company information.',
} as const

/** The second step of a login. */
export const secondStep = {
  title: 'Confirm it’s you',
  lead: 'Your password is correct. Complete one more step to sign in.',
  code: 'Code from your authenticator app',
  codeHint: 'Six digits. A new code appears every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten codes you saved. Each code works once.',
  passkeyText: 'Your browser will ask for your fingerprint, your face, your PIN or your security key.',
  goOn: 'Continue',
  back: 'Back',
  otherWays: 'Other options',
  useTotp: 'Use your authenticator app',
  usePasskey: 'Use your passkey',
  useRecovery: 'Use a recovery code',
  passkeyFailed: 'The passkey did not work. Try again, or choose another option.',
  noWay:
    'None of your sign-in methods work on this site. Open the site where you set them up, or contact support.',
} as const
