import { i18n } from '../app/i18n.ts'

export const passwordMessages = i18n('password', {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your account’s email address and we will send you a link to choose a new password.',
  send: 'Send the link',
  sent: 'If an account exists for that address, we sent an email with a link. The link works for one hour.',
  resetTitle: 'Choose a new password',
  resetLead: 'Saving a new password ends all other sessions of your account.',
  password: 'New password',
  confirm: 'Confirm new password',
  firstName: 'First name',
  lastName: 'Last name',
  save: 'Save password',
  saved: 'Your new password was saved. Sign in with it now.',
  signIn: 'Sign in',
  spent: 'This link has already been used or has expired.',
  noToken: 'This link is not complete. Open the link in your email again, or request a new one.',
  askAgain: 'Request a new link',
})
