import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { SendTenantEmail } from '../app/tenant-mailer.ts'
import { zoneOfState } from '../domain/accounts/state-zone.rule.ts'
import type { Tx } from '../lib/data/database.ts'
import { formatWhen, messagesIn, OWN_PAGE, type PostSender } from './consultation-emails.ts'
import { nameOf } from './consultation-view.ts'
import type { StoredRequest } from './time-requests.ts'

/** Tells the partner what a client proposes, or the client that no time suits. */
export async function postTimeRequest(
  { tx, tenantMailer, sender }: { tx: Tx; tenantMailer: SendTenantEmail; sender: PostSender },
  { request, client, partner }: StoredRequest,
  { partnerZone }: { readonly partnerZone: string },
): Promise<void> {
  const isNew = request.state === 'open'
  const [to, other] = isNew ? [partner, client] : [client, partner]
  const language = to.language ?? SOURCE_LANGUAGE
  const m = messagesIn(language)
  const timeZone = isNew ? partnerZone : zoneOfState(client.state)
  const times = request.times.map((at) => formatWhen(new Date(at), { language, timeZone }))
  await tenantMailer(tx, sender, {
    to: to.email,
    language,
    replyTo: other.email,
    subject: isNew
      ? m.requestedSubject({ other: nameOf(other) })
      : m.declinedSubject({ other: nameOf(other) }),
    greeting: m.greeting({ firstName: to.firstName }),
    paragraphs: [
      isNew
        ? m.requestedBody({ other: nameOf(other), minutes: request.minutes })
        : m.declinedBody({ other: nameOf(other) }),
      ...times,
      isNew ? m.topic({ topic: request.topic }) : m.declinedReason({ reason: request.reason }),
    ],
    action: {
      label: isNew ? m.requestedAction : m.declinedAction,
      path: isNew ? OWN_PAGE : `/consultations?partner=${partner.id}`,
    },
    closing: isNew ? m.requestedClosing : m.declinedClosing,
  })
}
