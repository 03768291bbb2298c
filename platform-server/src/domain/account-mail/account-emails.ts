import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { EmailContent } from '../../lib/mail/mail-layout.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { accountEmails } from '../../locales/en/accounts/account-emails.ts'

interface AccountEmailReader {
  readonly firstName: string
  /** The language that the person chose; `null` if they never did. */
  readonly language: Language | null
}

/** `label` is the text of the button. */
interface AccountEmailContent extends Pick<EmailContent, 'subject' | 'paragraphs' | 'closing'> {
  readonly label: string
}

export type WriteAccountEmail = ReturnType<typeof composer>

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
  return (site: string, { firstName, language: chosen }: AccountEmailReader) => {
    const language = chosen ?? SOURCE_LANGUAGE
    const messages = messagesIn(language)
    return { ...write(messages, site), greeting: messages.greeting({ firstName }), language }
  }
}
