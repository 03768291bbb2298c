import { layOutMail, type MailBody, type MailBrand } from '../lib/mail/mail-layout.ts'

export interface AccountMail {
  readonly firstName: string
  /** The page of the tenant's own site that spends the token. */
  readonly url: string
}

export function verificationMail(brand: MailBrand, { firstName, url }: AccountMail): MailBody {
  return layOutMail(brand, {
    subject: `Verify your email for ${brand.name}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Your account at ${brand.name} is almost ready. Please confirm that this email address is yours; you can log in as soon as you have.`,
    ],
    action: { label: 'Verify my email', url },
    closing:
      'The link works for 3 days. If you did not create this account, ignore this message and it stays closed.',
  })
}

export function passwordResetMail(brand: MailBrand, { firstName, url }: AccountMail): MailBody {
  return layOutMail(brand, {
    subject: `Reset your ${brand.name} password`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Somebody, hopefully you, asked to reset the password of your account at ${brand.name}. The button leads to a page where you choose a new one.`,
    ],
    action: { label: 'Choose a new password', url },
    closing:
      'The link works for one hour and only once. If you did not ask for it, ignore this message: your password stays as it is.',
  })
}

/** For an account that signs in against its company's directory: there is nothing to reset here. */
export function directoryAccountMail(brand: MailBrand, { firstName, url }: AccountMail): MailBody {
  return layOutMail(brand, {
    subject: `Logging in to ${brand.name}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Somebody, hopefully you, asked to reset a password at ${brand.name}. Your account uses the password of your company instead: choose Company Login on the login page. Your company's administrator can help with that password.`,
    ],
    action: { label: 'Go to the login page', url },
    closing: 'If you did not ask for this, ignore this message: nothing has changed.',
  })
}
