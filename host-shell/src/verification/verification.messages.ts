import { i18n } from '../app/i18n.ts'

export const verificationMessages = i18n('verification', {
  title: 'Verify your email',
  checking: 'Verifying your email address...',
  verified: 'Your email address is verified. You can sign in now.',
  signIn: 'Sign in',
  expired: 'This link has expired or is not complete. Request a new one.',
  failed: 'Your email address could not be verified. Try again later.',
  retry: 'Try again',
  passwordLead: 'To confirm that you created this account, enter the password you chose when you registered.',
  password: 'Password',
  confirm: 'Verify my email',
  notYours: 'Didn’t create this account, or don’t know the password?',
  takeOver: 'Choose a new password',
  lead: 'We sent you an email with a link. Open the link to verify your address. Then you can sign in.',
  resendLead: 'No email? Check your spam folder, or request a new one.',
  resend: 'Resend the email',
  resent: 'If an account is waiting for verification, we sent a new email.',
})
