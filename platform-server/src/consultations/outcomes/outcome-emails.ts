import type { ConsultationOutcome } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import { zoneOfState } from '../../domain/accounts/state-zone.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { formatWhen, OWN_PAGE, type PostSender } from '../consultation-emails.ts'
import { messagesIn } from '../consultation-messages.ts'
import { nameOf, type StoredConsultation } from '../consultation-view.ts'
import { windowEnd } from '../entitlements.ts'

interface Posting {
  readonly tx: Tx
  readonly tenantMailer: SendTenantEmail
  readonly sender: PostSender
  readonly now: Date
}

const PAST = `${OWN_PAGE}?scope=own&when=past`

/** Emails the client what was recorded, and what it means for the hour; no one if the account was erased. */
export async function postOutcome(
  { tx, tenantMailer, sender, now }: Posting,
  { booking, client, partner }: StoredConsultation,
): Promise<void> {
  const { outcome, notes, startsAt } = booking
  if (!outcome || client.erasedAt) return
  const language = client.language ?? SOURCE_LANGUAGE
  const m = messagesIn(language)
  const format = (at: Date) => formatWhen(at, { language, timeZone: zoneOfState(client.state) })
  const { subject, body } = TEXTS[outcome](m, { other: nameOf(partner), when: format(startsAt) })
  const end = outcome === 'partner-absent' ? await windowEnd(tx, booking) : null
  await tenantMailer(tx, sender, {
    to: client.email,
    language,
    replyTo: partner.email,
    subject,
    greeting: m.greeting({ firstName: client.firstName }),
    paragraphs: [
      body,
      ...(end ? [end > now ? m.returnedUntil({ until: format(end) }) : m.returnedLate] : []),
      ...written(m, partner, notes),
    ],
    action: { label: m.canceledAction, path: PAST },
    closing: m.outcomeClosing,
  })
}

function written(m: Messages, { firstName }: StoredConsultation['partner'], notes: string): string[] {
  return notes ? [m.notes({ firstName }), ...notes.split(/\n+/)] : []
}

type Messages = ReturnType<typeof messagesIn>
interface Values {
  readonly other: string
  readonly when: string
}

const TEXTS: Readonly<
  Record<ConsultationOutcome, (m: Messages, values: Values) => { subject: string; body: string }>
> = {
  completed: (m, values) => ({ subject: m.completedSubject(values), body: m.completedBody(values) }),
  'client-absent': (m, values) => ({ subject: m.missedSubject(values), body: m.missedBody(values) }),
  'partner-absent': (m, values) => ({ subject: m.returnedSubject(values), body: m.returnedBody(values) }),
}
