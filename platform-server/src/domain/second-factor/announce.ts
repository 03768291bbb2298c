import { SOURCE_LANGUAGE, tenantName } from '@platform/shared-contracts/rules'
import type { RequestTenant } from '../../app/request-context.ts'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { findById } from '../accounts/people.ts'
import { secondFactorEmail, type SecondFactorEvent } from './second-factor-emails.ts'

interface Announcement {
  readonly tenant: RequestTenant
  /** None on the command line. */
  readonly request?: { readonly protocol: string; readonly hostname: string }
  readonly userId: number
  readonly event: SecondFactorEvent
  readonly detail?: string
  /** Who did it where it was not the person: for the audit trail. */
  readonly actor?: string
}

/** Records the event and emails the person, as part of the transaction in which it happens. */
export type Announce = (tx: Tx, announcement: Announcement) => Promise<void>

export function createAnnounce(tenantMailer: SendTenantEmail): Announce {
  return async (tx, { tenant, request, userId, event, detail = '', actor }) => {
    const person = await findById(tx, userId)
    if (!person) return
    await recordAudit(tx, {
      tenantId: tenant.id,
      actor: actor ?? person.email,
      action: event,
      subject: `user/${userId}`,
      ...(detail ? { after: { detail } } : {}),
    })
    const site = tenantName(tenant.config)
    const happened = { site, firstName: person.firstName, detail }
    const { action, ...content } = secondFactorEmail(event, happened, person.language ?? SOURCE_LANGUAGE)
    const sender = request ? { tenant, request } : { tenant }
    await tenantMailer(tx, sender, {
      to: person.email,
      ...content,
      action: { label: action, path: '/account' },
    })
  }
}
