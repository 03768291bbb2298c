import type { Language } from '@platform/shared-contracts/http'
import { createMessages } from '../lib/messages/create-messages.ts'
import { reminderEmails } from '../locales/en/reminder-emails.ts'

interface ReminderDetails {
  readonly module: string
  readonly site: string
  readonly firstName: string
  readonly day: string
  readonly isExpired: boolean
  readonly rule: string
}

const messagesIn = createMessages({ reminderEmails })

/** The texts of a reminder of an expiring certificate, in the language of its holder. */
export function reminderText(
  language: Language,
  { module, site, firstName, day, isExpired, rule }: ReminderDetails,
) {
  const messages = messagesIn(language)
  return {
    subject: isExpired ? messages.expiredSubject({ module }) : messages.expiringSubject({ module, day }),
    greeting: messages.greeting({ firstName }),
    paragraphs: [
      isExpired ? messages.expiredBody({ module, site, day }) : messages.expiringBody({ module, site, day }),
      messages.rule({ rule }),
    ],
    label: messages.action,
    closing: messages.closing,
  }
}
