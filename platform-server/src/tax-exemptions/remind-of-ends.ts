import { and, eq, gte, isNull, lte } from 'drizzle-orm'
import type { RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { buyersOf, isOwners } from '../domain/tax-exemptions/exemption-owner.ts'
import type { Tx } from '../lib/data/database.ts'
import { taxExemptions } from '../lib/data/schema/money/tax-exemptions.ts'
import { endingEmail } from './exemption-emails.ts'
import { changeExemption, lockExemption, type StoredExemption } from './sql-tax-exemptions.ts'

type Parts = Pick<Services, 'database' | 'now'> & Pick<MailingOptions, 'tenantMailer'>

const DAY_MS = 24 * 60 * 60_000
/** Long enough for most state offices to issue a new certificate. */
const NOTICE_DAYS = 30

/** Emails buyers whose certificate ends within 30 days, once for each certificate. Days end at midnight UTC. */
export async function remindOfEnds(
  { database, now, tenantMailer }: Parts,
  tenant: RequestTenant,
): Promise<void> {
  const at = now()
  const ending = await database.withTenant(tenant.id, (tx) =>
    tx
      .select({ id: taxExemptions.id })
      .from(taxExemptions)
      .where(
        and(
          isDue,
          gte(taxExemptions.expiresOn, dayOf(at)),
          lte(taxExemptions.expiresOn, dayOf(new Date(at.getTime() + NOTICE_DAYS * DAY_MS))),
        ),
      )
      .orderBy(taxExemptions.expiresOn, taxExemptions.id),
  )
  // One transaction for each, so that one that fails does not keep the others from their email.
  for (const { id } of ending)
    await database.withTenant(tenant.id, async (tx) => {
      const exemption = await lockExemption(tx, id)
      if (!isStillDue(exemption) || (await isSucceeded(tx, exemption))) return
      await changeExemption(tx, id, { remindedAt: at })
      // Accepted with its last day this near: the email about that named the day.
      if (!wasAcceptedBefore(exemption)) return
      for (const buyer of await buyersOf(tx, exemption))
        await tenantMailer(tx, { tenant }, endingEmail(exemption, buyer))
    })
}

const isDue = and(eq(taxExemptions.status, 'accepted'), isNull(taxExemptions.remindedAt))

const isStillDue = ({ status, remindedAt }: StoredExemption) => status === 'accepted' && remindedAt === null

/** Another certificate of the same buyers waits to be checked. */
async function isSucceeded(tx: Tx, exemption: StoredExemption): Promise<boolean> {
  const [next] = await tx
    .select({ id: taxExemptions.id })
    .from(taxExemptions)
    .where(and(isOwners(exemption), eq(taxExemptions.status, 'waiting')))
  return next !== undefined
}

function wasAcceptedBefore({ decidedAt, expiresOn }: StoredExemption): boolean {
  if (decidedAt === null || expiresOn === null) return false
  return decidedAt.getTime() < Date.parse(expiresOn) - NOTICE_DAYS * DAY_MS
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
