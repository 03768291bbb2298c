import type { Language } from '@platform/shared-contracts/http'
import { layOutMail, type MailBody, type MailBrand } from '../../lib/mail/mail-layout.ts'
import { englishTemplates, spanishTemplates, type AccountEmailTemplates } from './account-email-templates.ts'

export interface AccountMail {
  readonly firstName: string
  /** The page of the tenant's own site that spends the token. */
  readonly url: string
  /** The language that the person chose; English if they never did. */
  readonly language: Language | null
}

export const verificationMail = composerOf('verification')
export const passwordResetMail = composerOf('passwordReset')
export const directoryAccountMail = composerOf('directoryAccount')
export const passwordChangedMail = composerOf('passwordChanged')
export const finishRegistrationMail = composerOf('finishRegistration')
export const repeatedLoginFailuresMail = composerOf('repeatedLoginFailures')

function composerOf(kind: keyof AccountEmailTemplates) {
  return (brand: MailBrand, { firstName, url, language }: AccountMail): MailBody => {
    const templates = language === 'es' ? spanishTemplates : englishTemplates
    const { action: label, ...content } = templates[kind](brand.name, firstName)
    return layOutMail(brand, { ...content, language: language ?? 'en', action: { label, url } })
  }
}
