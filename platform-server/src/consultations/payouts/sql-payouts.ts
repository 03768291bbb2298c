import type { PartnerRateRequest, PartnerRates, PayoutPaymentRequest } from '@platform/shared-contracts/http'
import { and, desc, eq, gte } from 'drizzle-orm'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { partnerPayments, partnerRates } from '../../lib/data/schema/money/payouts.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { readPayouts } from './read-payouts.ts'

interface By {
  readonly tenantId: number
  readonly actor: string
  readonly at: Date
}

/** Errors  404. */
export async function ratesOf(tx: Tx, partnerId: number): Promise<PartnerRates> {
  if ((await tx.$count(users, eq(users.id, partnerId))) === 0) throw noPartner()
  const rows = await tx
    .select()
    .from(partnerRates)
    .where(eq(partnerRates.userId, partnerId))
    .orderBy(desc(partnerRates.validFrom))
  return {
    items: rows.map(({ centsPerHour, validFrom, setBy, setAt }) => ({
      ...{ centsPerHour, validFrom, setBy },
      setAt: setAt.toISOString(),
    })),
  }
}

/** Errors  404, 409. */
export async function addRate(
  tx: Tx,
  partnerId: number,
  wanted: PartnerRateRequest,
  { tenantId, actor, at }: By,
): Promise<PartnerRates> {
  const partner = await lockPartner(tx, partnerId)
  if (!partner.isProfessionalPartner) throw noPartner()
  const { validFrom } = wanted
  const isSince = gte(partnerPayments.month, validFrom.slice(0, 7))
  if ((await tx.$count(partnerPayments, and(eq(partnerPayments.userId, partnerId), isSince))) > 0)
    throw new ProblemError(409, 'payout-paid:rate', { field: 'validFrom' })
  const [made] = await tx
    .insert(partnerRates)
    .values({ tenantId, userId: partnerId, ...wanted, setBy: actor, setAt: at })
    .onConflictDoNothing()
    .returning()
  if (!made) throw new ProblemError(409, 'rate-exists', { field: 'validFrom' })
  const subject = `partner/${partnerId}`
  const after = { partner: partner.email, ...wanted }
  await recordAudit(tx, { tenantId, actor, action: 'payout.rate', subject, after })
  return ratesOf(tx, partnerId)
}

/** Errors  404, 409. */
export async function recordPayout(
  tx: Tx,
  month: string,
  { partnerId, amountCents, reference, paidOn }: PayoutPaymentRequest,
  { tenantId, actor, at }: By,
): Promise<void> {
  const userId = Number(partnerId)
  const partner = await lockPartner(tx, userId)
  const [payout] = (await readPayouts(tx, { month, now: at, partnerId: userId })).items
  if (!payout?.money) throw noPartner()
  const { money, paidMinutes } = payout
  if (money.payment) throw new ProblemError(409, 'payout-paid')
  if (!money.isPayable) throw new ProblemError(409, 'payout-open')
  if (money.amountCents !== amountCents) throw new ProblemError(409, 'payout-changed')
  const payment = { amountCents, paidMinutes, reference, paidOn }
  await tx
    .insert(partnerPayments)
    .values({ tenantId, userId, month, ...payment, recordedBy: actor, recordedAt: at })
  const after = { partner: partner.email, month, ...payment }
  await recordAudit(tx, { tenantId, actor, action: 'payout.pay', subject: `partner/${userId}`, after })
}

/** Rates and payments of one partner are recorded one after the other. */
async function lockPartner(tx: Tx, id: number) {
  const [partner] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!partner) throw noPartner()
  return partner
}

function noPartner(): ProblemError {
  return new ProblemError(404, 'partner-not-found')
}
