import type { Language } from '@platform/shared-contracts/http'
import { layOutMail, type MailBody, type MailBrand } from '../mail/mail-layout.ts'
import { englishLetters, spanishLetters, type AccountLetters } from './account-letters.ts'

export interface AccountMail {
  readonly firstName: string
  /** The page of the tenant's own site that spends the token. */
  readonly url: string
  /** The language that the person chose; English if they never did. */
  readonly language: Language | null
}

export const verificationMail = written('verification')
export const passwordResetMail = written('passwordReset')
export const directoryAccountMail = written('directoryAccount')
export const passwordChangedMail = written('passwordChanged')
export const finishRegistrationMail = written('finishRegistration')
export const guessedAtMail = written('guessedAt')

function written(kind: keyof AccountLetters) {
  return (brand: MailBrand, { firstName, url, language }: AccountMail): MailBody => {
    const letters = language === 'es' ? spanishLetters : englishLetters
    const { action: label, ...letter } = letters[kind](brand.name, firstName)
    return layOutMail(brand, { ...letter, language: language ?? 'en', action: { label, url } })
  }
}
