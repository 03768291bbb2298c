import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { layOutMail, type MailBody, type MailBrand } from '../../lib/mail/mail-layout.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { accountEmails } from '../../locales/en/account-emails.ts'

export interface AccountMail {
  readonly firstName: string
  /** The page of the tenant's own site that spends the token. */
  readonly url: string
  /** The language that the person chose; `null` if they never did. */
  readonly language: Language | null
}

interface AccountEmailContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly label: string
  readonly closing: string
}

const messagesIn = createMessages({ accountEmails })
type AccountMessages = ReturnType<typeof messagesIn>

export const verificationMail = composer((messages, site) => ({
  subject: messages.verificationSubject({ site }),
  paragraphs: [messages.verificationBody({ site })],
  label: messages.verificationAction,
  closing: messages.verificationClosing,
}))

export const passwordResetMail = composer((messages, site) => ({
  subject: messages.passwordResetSubject({ site }),
  paragraphs: [messages.passwordResetBody({ site })],
  label: messages.passwordResetAction,
  closing: messages.passwordResetClosing,
}))

export const directoryAccountMail = composer((messages, site) => ({
  subject: messages.directoryAccountSubject({ site }),
  paragraphs: [messages.directoryAccountBody({ site })],
  label: messages.directoryAccountAction,
  closing: messages.directoryAccountClosing,
}))

export const passwordChangedMail = composer((messages, site) => ({
  subject: messages.passwordChangedSubject({ site }),
  paragraphs: [messages.passwordChangedBody({ site }), messages.passwordChangedBody2],
  label: messages.passwordChangedAction,
  closing: messages.passwordChangedClosing,
}))

export const finishRegistrationMail = composer((messages, site) => ({
  subject: messages.finishRegistrationSubject({ site }),
  paragraphs: [messages.finishRegistrationBody({ site }), messages.finishRegistrationBody2],
  label: messages.finishRegistrationAction,
  closing: messages.finishRegistrationClosing,
}))

export const repeatedLoginFailuresMail = composer((messages, site) => ({
  subject: messages.repeatedLoginFailuresSubject({ site }),
  paragraphs: [messages.repeatedLoginFailuresBody({ site }), messages.repeatedLoginFailuresBody2],
  label: messages.repeatedLoginFailuresAction,
  closing: messages.repeatedLoginFailuresClosing,
}))

function composer(write: (messages: AccountMessages, site: string) => AccountEmailContent) {
  return (brand: MailBrand, { firstName, url, language: chosen }: AccountMail): MailBody => {
    const language = chosen ?? SOURCE_LANGUAGE
    const messages = messagesIn(language)
    const { label, ...content } = write(messages, brand.name)
    const greeting = messages.greeting({ firstName })
    return layOutMail(brand, { ...content, greeting, language, action: { label, url } })
  }
}
