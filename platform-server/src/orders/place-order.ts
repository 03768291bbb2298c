import type { Order, OrderRequest, Quote } from '@platform/shared-contracts/http'
import { isOffered } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { eq } from 'drizzle-orm'
import { ProblemError } from '../lib/problem.ts'
import { refuseOtherRequest, requestHash } from '../lib/keys/request-hash.ts'
import { redeemCoupon } from '../domain/orders/sql-coupons.ts'
import { insertOrder } from '../domain/orders/insert-order.ts'
import { PLAN_CODES } from '../domain/plans/open-plan.ts'
import { buyerLanguage } from './buyer-language.ts'
import { dollars } from './dollars.ts'
import { found } from './found-order.ts'
import { newOrderEmail, orderPlacedEmail } from './order-emails.ts'
import { openOrder, type PaymentContext } from './payments/record-payment.ts'
import { priceOrder } from '../domain/orders/price-order.rule.ts'
import { lockOrder, orderByKey, readOrder } from '../domain/orders/sql-orders.ts'

/** The version of the tenant's terms that applies now. */
type TermsInForce = (tx: Tx, tenantId: number, now: Date) => Promise<string>

export interface OrderingOptions extends MailingOptions {
  readonly termsInForce: TermsInForce
}

interface Wanted {
  readonly wanted: OrderRequest
  readonly requestKey: string
}

/** Places an order at the server's own price, once for each key; notifies buyer and tenant in the same transaction. */
export function createOrdering({ services, tenantMailer, termsInForce }: OrderingOptions) {
  const { database, now } = services

  return async (request: FastifyRequest, { wanted, requestKey }: Wanted): Promise<Order> => {
    const { tenantId, userId, email } = currentUser(request)
    const { tenant } = request
    const hash = requestHash(wanted)
    return database.withTenant(tenantId, async (tx) => {
      // Orders of one buyer run one after the other, so that the second of two equal requests finds the first.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      const before = await orderByKey(tx, userId, requestKey)
      if (before) {
        refuseOtherRequest(before.requestHash, hash)
        return found(await readOrder(tx, before.id))
      }
      const at = now()
      const quote = await finalQuote(tx, wanted, tenant.config, at)
      const order = await insertOrder(tx, {
        ...{ tenantId, userId, quote, billing: wanted.billing, requestKey, requestHash: hash, at },
        termsVersion: await termsInForce(tx, tenantId, at),
        renews: wanted.renews === true && wanted.codes.some((code) => PLAN_CODES.includes(code)),
        keepsSeat: wanted.keepsSeat === true,
      })
      const { id, lines } = order
      const { number, totalCents } = order
      const after = { number, totalCents, codes: lines.map(({ code }) => code), seats: wanted.seats }
      await recordAudit(tx, { tenantId, actor: email, action: 'order.place', subject: `order/${id}`, after })
      const isFree = totalCents === 0
      if (!isFree)
        await tenantMailer(tx, { tenant, request }, orderPlacedEmail(order, await buyerLanguage(tx, order)))
      const supportEmail = tenant.config.support?.email
      if (supportEmail) await tenantMailer(tx, { tenant, request }, newOrderEmail(order, supportEmail))
      return isFree ? openFreeOrder(tx, order, { tenant, request, send: tenantMailer, at }) : order
    })
  }
}

/** The price now, with the coupon's use counted. Errors  409 for another price than the buyer saw, 422. */
async function finalQuote(
  tx: Tx,
  wanted: OrderRequest,
  tenant: Parameters<typeof priceOrder>[1],
  at: Date,
): Promise<Quote> {
  const full = quoteOf(wanted, tenant)
  const quote = wanted.coupon ? await redeemCoupon(tx, full, wanted.coupon, at) : full
  if (quote.totalCents !== wanted.totalCents) throw priceChanged(wanted.totalCents, quote.totalCents)
  return quote
}

/** A coupon took everything off: there is no payment to wait for. */
async function openFreeOrder(tx: Tx, { id, coupon }: Order, context: PaymentContext): Promise<Order> {
  const stored = await lockOrder(tx, id)
  if (!stored) return found(null)
  return openOrder(tx, stored, { payment: { recordedBy: `coupon ${coupon?.code ?? ''}`, note: '' }, context })
}

/** Errors  422 for what is not sold so. */
export function quoteOf(
  wanted: Pick<OrderRequest, 'codes' | 'seats'>,
  tenant: Parameters<typeof priceOrder>[1],
) {
  const quote = priceOrder(wanted, tenant)
  if (typeof quote === 'string') throw new ProblemError(422, quote, { field: 'codes' })
  // Renewals of a plan that was withdrawn go on; they are not quoted here.
  if (!wanted.codes.every((code) => isOffered(code, tenant)))
    throw new ProblemError(422, 'not-sold:withdrawn', { field: 'codes' })
  return quote
}

function priceChanged(shown: number, current: number): ProblemError {
  return new ProblemError(409, 'price-changed', {
    values: { shown: dollars(shown), current: dollars(current) },
  })
}
