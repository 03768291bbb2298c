import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const loginMessages = i18n('login', {
  title: 'Sign in',
  lead: params('Welcome back to {tenant}.'),
  tabs: 'Ways to sign in',
  emailTab: 'Email Login',
  companyTab: 'Company Login',
  email: 'Email',
  password: 'Password',
  username: 'Company username',
  usernamePlaceholder: '{email}',
  usernameHint: 'The email address that your company gave you.',
  companyVerified: 'Company verified',
  lookingUp: 'Looking up your company...',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  forgot: 'Forgot your password?',
  noAccount: 'New here?',
  register: 'Create an account',
  signedInAs: params('You are signed in as {name}.'),
  goOn: 'Continue',
  resend: 'Send the verification mail again',
})

/** The sentences of spec section 8, and one for an answer that lacks a token. */
export const loginFailureMessages = i18n('login-failures', {
  adminDirectory: 'Invalid LDAP admin credentials. Please check your LDAP configuration.',
  notInDirectory: 'LDAP user not found. Please verify your credentials.',
  directoryPassword: 'Incorrect LDAP password. Please try again.',
  unknown: 'An error occurred. Please try again later.',
  unexpected: 'Unexpected response from server.',
  incomplete: 'The server did not complete the sign-in. Please try again.',
  companyRequired: 'Company ID is required for LDAP login.',
  noCompany: 'No company found for this domain.',
  lookupFailed: 'Unable to fetch company information.',
})
