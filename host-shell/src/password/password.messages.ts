import { i18n } from '../app/i18n.ts'

export const passwordMessages = i18n('password', {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Tell us the address of your account, and we send you a link to choose a new password.',
  send: 'Send the link',
  sent: 'If there is an account for that address, a mail with the link is on its way. The link works for one hour.',
  resetTitle: 'Choose a new password',
  resetLead: 'All other sessions of your account end when you save it.',
  password: 'New password',
  confirm: 'Confirm new password',
  firstName: 'First name',
  lastName: 'Last name',
  save: 'Save password',
  saved: 'Your new password is saved. Sign in with it now.',
  signIn: 'Sign in',
  spent: 'This link has been used already or is too old.',
  noToken: 'This address is not complete. Open the link of the mail again, or ask for a new one.',
  askAgain: 'Ask for a new link',
})
