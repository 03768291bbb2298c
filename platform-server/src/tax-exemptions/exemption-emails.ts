import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import type { Person } from '../domain/accounts/people.ts'
import { createMessages } from '../lib/messages/create-messages.ts'
import { taxExemptionEmails } from '../locales/en/orders/tax-exemption-emails.ts'
import type { StoredExemption } from './sql-tax-exemptions.ts'

const messagesIn = createMessages({ taxExemptionEmails })
const CHECKOUT = '/checkout'

/** To a buyer, in the language that they chose: what staff decided. */
export function exemptionEmail(exemption: StoredExemption, { email, firstName, language: chosen }: Person) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  const { number, state, status, expiresOn, reason } = exemption
  const until = expiresOn === null ? messages.noEnd : messages.until({ day: dayIn(language, expiresOn) })
  const base = { to: email, language, greeting: messages.greeting({ firstName }) }
  if (status === 'accepted')
    return {
      ...base,
      subject: messages.acceptedSubject({ number }),
      paragraphs: [messages.acceptedBody({ number, state }), until],
      action: { label: messages.acceptedAction, path: CHECKOUT },
      closing: messages.acceptedClosing,
    }
  return {
    ...base,
    subject: messages.refusedSubject({ number }),
    paragraphs: [messages.refusedBody({ number, state }), messages.refusedReason({ reason: reason ?? '' })],
    action: { label: messages.refusedAction, path: CHECKOUT },
    closing: messages.refusedClosing,
  }
}

/** To a buyer, while there is time to get another certificate. */
export function endingEmail(
  { number, state, expiresOn }: StoredExemption,
  { email, firstName, language: chosen }: Person,
) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  const day = dayIn(language, expiresOn ?? '')
  return {
    ...{ to: email, language, greeting: messages.greeting({ firstName }) },
    subject: messages.endingSubject({ number, day }),
    paragraphs: [messages.endingBody({ number, state, day }), messages.endingNext],
    action: { label: messages.endingAction, path: CHECKOUT },
    closing: messages.endingClosing,
  }
}

function dayIn(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}

/** To the tenant's people, who check it. */
export function newExemptionEmail({ number, state }: StoredExemption, sender: string, to: string) {
  return {
    to,
    subject: `Tax exemption certificate to check: ${number}`,
    greeting: 'Hello,',
    paragraphs: [`${sender} uploaded tax exemption certificate ${number} (${state}).`],
    action: { label: 'Check it', path: '/subscriptions-dashboard?view=exemptions' },
    closing: 'Accept it, or refuse it with a reason. We email the buyer either way.',
  }
}
