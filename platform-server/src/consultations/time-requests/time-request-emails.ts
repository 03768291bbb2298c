import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import { zoneOfState } from '../../domain/accounts/state-zone.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { aboutLines } from '../about-lines.ts'
import { formatWhen, OWN_PAGE, type PostSender } from '../consultation-emails.ts'
import { messagesIn } from '../consultation-messages.ts'
import { nameOf } from '../consultation-view.ts'
import type { StoredRequest } from './time-requests.ts'

interface Posting {
  readonly tx: Tx
  readonly tenantMailer: SendTenantEmail
  readonly sender: PostSender
}

/** Informs the partner of the times that a client proposes, or the client that none of them suits. */
export async function postTimeRequest(
  { tx, tenantMailer, sender }: Posting,
  stored: StoredRequest,
  { partnerZone }: { readonly partnerZone: string },
): Promise<void> {
  const { request, client, partner } = stored
  const isNew = request.state === 'open'
  const [to, other] = isNew ? [partner, client] : [client, partner]
  const language = to.language ?? SOURCE_LANGUAGE
  const timeZone = isNew ? partnerZone : zoneOfState(client.state)
  const times = request.times.map((at) => formatWhen(new Date(at), { language, timeZone }))
  const m = messagesIn(language)
  const email = isNew
    ? proposal(m, stored, { times, about: aboutLines(request, language) })
    : refusal(m, stored, times)
  const greeting = m.greeting({ firstName: to.firstName })
  await tenantMailer(tx, sender, { to: to.email, language, replyTo: other.email, greeting, ...email })
}

type Messages = ReturnType<typeof messagesIn>

interface Shown {
  readonly times: readonly string[]
  readonly about: readonly string[]
}

function proposal(m: Messages, { request, client }: StoredRequest, { times, about }: Shown) {
  const { minutes } = request
  const other = nameOf(client)
  return {
    subject: m.requestedSubject({ other }),
    paragraphs: [m.requestedBody({ other, minutes }), ...times, ...about],
    action: { label: m.requestedAction, path: OWN_PAGE },
    closing: m.requestedClosing,
  }
}

function refusal(m: Messages, { request, partner }: StoredRequest, times: readonly string[]) {
  const other = nameOf(partner)
  return {
    subject: m.declinedSubject({ other }),
    paragraphs: [m.declinedBody({ other }), ...times, m.declinedReason({ reason: request.reason })],
    action: { label: m.declinedAction, path: `/consultations?partner=${partner.id}` },
    closing: m.declinedClosing,
  }
}
