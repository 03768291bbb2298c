import type { OrderExemption, TaxExemption, TaxExemptionDecision } from '@platform/shared-contracts/http'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { buyersOf } from '../domain/tax-exemptions/exemption-owner.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { orders } from '../lib/data/schema/orders.ts'
import { ProblemError } from '../lib/problem.ts'
import { exemptionEmail } from './exemption-emails.ts'
import { audited } from './own-exemptions.ts'
import { refuseExpired } from './read-exemption-form.ts'
import {
  changeExemption,
  lockExemption,
  replaceAccepted,
  toExemption,
  type StoredExemption,
} from './sql-tax-exemptions.ts'

type DecideExemption = (
  request: FastifyRequest,
  id: string,
  decision: TaxExemptionDecision,
) => Promise<TaxExemption>

/** Staff accept a certificate or refuse it, also later; its buyers are notified in the transaction. Errors: 404, 409, 422. */
export function createDecision({ services, tenantMailer }: MailingOptions): DecideExemption {
  const { database, now } = services

  return async (request, id, decision) => {
    const { tenantId, email } = currentUser(request)
    const { tenant } = request
    const today = now().toISOString().slice(0, 10)
    refuseIncomplete(decision, today)
    return database.withTenant(tenantId, async (tx) => {
      const before = await lockExemption(tx, id)
      refuseDecided(before, decision)
      if (decision.isAccepted) await replaceAccepted(tx, before)
      const row = await changeExemption(tx, id, {
        ...changesOf(decision, before),
        decidedAt: now(),
        decidedBy: email,
      })
      const buyers = await buyersOf(tx, row)
      await noteOnUnpaid(tx, { buyers, exemption: decision.isAccepted ? row : null, status: before.status })
      const { number, state, expiresOn, reason } = row
      await recordAudit(tx, {
        ...audited(row, email),
        action: decision.isAccepted ? 'tax-exemption.accept' : 'tax-exemption.refuse',
        before: { status: before.status, expiresOn: before.expiresOn },
        after: { number, state, expiresOn, reason },
      })
      for (const buyer of buyers) await tenantMailer(tx, { tenant, request }, exemptionEmail(row, buyer))
      return toExemption(row, today)
    })
  }
}

function refuseIncomplete({ isAccepted, expiresOn, reason }: TaxExemptionDecision, today: string): void {
  if (isAccepted) return refuseExpired({ expiresOn }, today)
  if (reason.length < 3) throw new ProblemError(422, 'invalid:reason', { field: 'reason' })
}

/** What applies may still be refused: the certificate was withdrawn, or accepted by mistake. */
function refuseDecided({ status }: StoredExemption, { isAccepted }: TaxExemptionDecision): void {
  if (status === 'waiting' || (status === 'accepted' && !isAccepted)) return
  throw new ProblemError(409, 'tax-exemption-decided')
}

function changesOf({ isAccepted, expiresOn, reason }: TaxExemptionDecision, before: StoredExemption) {
  return isAccepted
    ? ({ status: 'accepted', expiresOn, reason: null } as const)
    : ({ status: 'refused', expiresOn: before.expiresOn, reason } as const)
}

interface Noting {
  readonly buyers: readonly { readonly id: number }[]
  readonly exemption: OrderExemption | null
  /** Of the certificate until now. */
  readonly status: StoredExemption['status']
}

/** Buyers send the certificate while they order: what is not paid yet gets the note too, and loses it if it is refused. */
async function noteOnUnpaid(tx: Tx, { buyers, exemption, status }: Noting): Promise<void> {
  if (buyers.length === 0 || (!exemption && status !== 'accepted')) return
  const ids = buyers.map(({ id }) => id)
  await tx
    .update(orders)
    .set({ taxExemption: exemption && noteOf(exemption) })
    .where(and(inArray(orders.userId, ids), eq(orders.state, 'awaiting_payment')))
}

const noteOf = ({ number, state, kind }: OrderExemption): OrderExemption => ({ number, state, kind })
