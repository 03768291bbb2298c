import { SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import type { Person } from '../../domain/accounts/people.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { credentialEmails } from '../../locales/en/credential-emails.ts'
import type { StoredCredential } from './sql-credentials.ts'

interface Details {
  readonly title: string
  readonly issuer: string
  readonly decidedBy: string
  readonly reason: string
  readonly day: string
}

const messagesIn = createMessages({ credentialEmails })
type Messages = ReturnType<typeof messagesIn>

const WRITERS = {
  approval: (messages: Messages, { title, issuer, decidedBy }: Details) => ({
    subject: messages.approvalSubject({ title }),
    paragraphs: [messages.approvalBody({ decidedBy, title, issuer }), messages.approvalNote],
    label: messages.approvalAction,
    closing: messages.approvalClosing,
  }),
  refusal: (messages: Messages, { title, issuer, decidedBy, reason }: Details) => ({
    subject: messages.refusalSubject({ title }),
    paragraphs: [messages.refusalBody({ decidedBy, title, issuer }), messages.refusalReason({ reason })],
    label: messages.refusalAction,
    closing: messages.refusalClosing,
  }),
  reminder: (messages: Messages, { title, issuer, day }: Details) => ({
    subject: messages.reminderSubject({ title, day }),
    paragraphs: [messages.reminderBody({ title, issuer, day }), messages.renewal({ issuer })],
    label: messages.reminderAction,
    closing: messages.reminderClosing,
  }),
  expired: (messages: Messages, { title, issuer, day }: Details) => ({
    subject: messages.expiredSubject({ title }),
    paragraphs: [messages.expiredBody({ title, issuer, day }), messages.renewal({ issuer })],
    label: messages.reminderAction,
    closing: messages.reminderClosing,
  }),
}

/** An email to the credential's holder, in the language that they chose. */
export function credentialEmail(
  kind: keyof typeof WRITERS,
  { title, issuer, decidedBy, reason, expiresOn }: StoredCredential,
  { email, firstName, language: chosen }: Person,
) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  const format = new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'long', timeZone: 'UTC' })
  const { label, ...text } = WRITERS[kind](messages, {
    ...{ title, issuer, decidedBy: decidedBy ?? '', reason: reason ?? '' },
    day: format.format(new Date(expiresOn ?? 0)),
  })
  const greeting = messages.greeting({ firstName })
  return { to: email, language, greeting, ...text, action: { label, path: '/certificates' } }
}
