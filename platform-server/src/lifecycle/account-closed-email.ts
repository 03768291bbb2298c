import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { Person } from '../domain/accounts/people.ts'
import { createMessages } from '../lib/messages/create-messages.ts'
import { accountClosedEmail as catalog } from '../locales/en/accounts/account-closed-email.ts'
import type { Erased } from './erase-account.ts'

const messagesIn = createMessages({ accountClosedEmail: catalog })

/** The last email to a person whose account was erased. */
export function accountClosedEmail(
  { email, firstName, language: chosen }: Person,
  { keepsTraining }: Erased,
) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  return {
    to: email,
    language,
    subject: messages.subject,
    greeting: messages.greeting({ firstName }),
    paragraphs: [messages.erased, keepsTraining ? messages.retained : messages.nothingRetained],
    action: { label: messages.action, path: '/privacy' },
    closing: messages.closing,
  }
}
