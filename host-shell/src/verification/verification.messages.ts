import { i18n } from '../app/i18n.ts'

export const verificationMessages = i18n('verification', {
  title: 'Verify your email',
  checking: 'Verifying your email address...',
  verified: 'Your email address is verified. You can sign in now.',
  signIn: 'Sign in',
  expired: 'This link is too old or not complete. Have a new one sent to you.',
  failed: 'Your address could not be verified just now.',
  retry: 'Try again',
  passwordLead:
    'To confirm that you created this account, enter the password that you chose when you registered.',
  password: 'Password',
  confirm: 'Verify my email',
  notYours: 'You did not create this account, or do not know the password?',
  takeOver: 'Choose a new password',
  lead: 'The mail that we sent you holds a link. Open it to verify your address; then you can sign in.',
  resendLead: 'No mail? Look into your spam folder, or have it sent again.',
  resend: 'Send the mail again',
  resent: 'If there is an account that waits for verification, a new mail is on its way.',
})
