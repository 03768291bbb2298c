import type { Language } from '@platform/shared-contracts/http'
import type { EmailContent } from '../../lib/mail/mail-layout.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { secondFactorEmails } from '../../locales/en/second-factor-emails.ts'

/** What happened to the second factor of an account; also the name of its entry in the audit trail. */
export type SecondFactorEvent =
  | 'second-factor.totp-added'
  | 'second-factor.totp-removed'
  | 'second-factor.passkey-added'
  | 'second-factor.passkey-removed'
  | 'second-factor.passkey-copied'
  | 'second-factor.recovery-used'
  | 'second-factor.recovery-replaced'
  | 'second-factor.reset'

export interface EventDetails {
  readonly site: string
  readonly firstName: string
  /** Name of the passkey, or how many recovery codes are left. */
  readonly detail: string
}

type SecondFactorEmail = Omit<EmailContent, 'action' | 'leave'> & { readonly action: string }

const messagesIn = createMessages({ secondFactorEmails })
type Write = (
  messages: ReturnType<typeof messagesIn>,
  details: EventDetails,
) => readonly [subject: string, text: string]

const WRITERS: Readonly<Record<SecondFactorEvent, Write>> = {
  'second-factor.totp-added': (messages, { site }) => [
    messages.totpAddedSubject({ site }),
    messages.totpAddedBody,
  ],
  'second-factor.totp-removed': (messages, { site }) => [
    messages.totpRemovedSubject({ site }),
    messages.totpRemovedBody,
  ],
  'second-factor.passkey-added': (messages, { site, detail: passkey }) => [
    messages.passkeyAddedSubject({ site }),
    messages.passkeyAddedBody({ passkey }),
  ],
  'second-factor.passkey-removed': (messages, { site, detail: passkey }) => [
    messages.passkeyRemovedSubject({ site }),
    messages.passkeyRemovedBody({ passkey }),
  ],
  'second-factor.passkey-copied': (messages, { site, detail: passkey }) => [
    messages.passkeyCopiedSubject({ site }),
    messages.passkeyCopiedBody({ passkey }),
  ],
  'second-factor.recovery-used': (messages, { site, detail: left }) => [
    messages.recoveryUsedSubject({ site }),
    messages.recoveryUsedBody({ left }),
  ],
  'second-factor.recovery-replaced': (messages, { site }) => [
    messages.recoveryReplacedSubject({ site }),
    messages.recoveryReplacedBody,
  ],
  'second-factor.reset': (messages, { site }) => [messages.resetSubject({ site }), messages.resetBody],
}

export function secondFactorEmail(
  event: SecondFactorEvent,
  happened: EventDetails,
  language: Language,
): SecondFactorEmail {
  const messages = messagesIn(language)
  const [subject, text] = WRITERS[event](messages, happened)
  return {
    language,
    subject,
    greeting: messages.greeting({ firstName: happened.firstName }),
    paragraphs: [text],
    action: messages.action,
    closing: messages.closing,
  }
}
