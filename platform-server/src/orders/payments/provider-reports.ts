import { eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { payments } from '../../lib/data/schema/money/payments.ts'
import type {
  PageOutcome,
  PaymentProvider,
  ProviderEvent,
  ProviderRefund,
} from '../../lib/payments/payment-provider.ts'
import type { CachedTenants } from '../../domain/tenants/tenant-directory.ts'
import { lockOrder } from '../../domain/orders/sql-orders.ts'
import { closePage, storeCustomer, unreportedPages } from './card-payments.ts'
import { recordPayment } from './record-payment.ts'
import { CARD, recordRefund } from './refunds.ts'

export interface ReportOptions extends MailingOptions {
  readonly tenants: Pick<CachedTenants, 'byId'>
}

const MINUTE_MS = 60_000
const REFUNDS_SINCE_MS = 3 * 24 * 60 * MINUTE_MS

/**
 * What the provider says, by an event or in answer to a request. Each payment and refund is recorded under the provider's own
 * id, so events may come twice, late, in any order, or at the same moment as the answer to a question.
 */
export function createProviderReports({ services, tenantMailer: send, tenants }: ReportOptions) {
  const { database, log, now } = services

  async function takePage(cards: PaymentProvider, outcome: PageOutcome): Promise<void> {
    const { pageId, tenantId, orderId, state, amountCents, paymentId, customerId } = outcome
    if (state === 'open') return
    const isKnown = await database.withTenant(tenantId, async (tx) => {
      if (!(await lockOrder(tx, orderId))) return false
      await closePage(tx, pageId, { state, paymentId })
      if (customerId !== null) await storeCustomer(tx, orderId, customerId)
      return true
    })
    if (!isKnown) return log.warn({ pageId, tenantId, orderId }, 'a card payment names an unknown order')
    if (state !== 'paid' || paymentId === null) return
    const tenant = await tenants.byId(tenantId)
    const payment = { method: cards.method, amountCents, recordedBy: cards.name, note: paymentId }
    await database.withTenant(tenantId, (tx) =>
      recordPayment(tx, orderId, {
        payment: { ...payment, reportKey: `${CARD}${paymentId}` },
        context: { tenant, send, at: now() },
      }),
    )
  }

  async function takeRefund(cards: PaymentProvider, refund: ProviderRefund): Promise<void> {
    const { id, paymentId, amountCents } = refund
    const made = (await findPayment(paymentId)) ?? (await takePaymentOf(cards, paymentId))
    if (!made) return log.warn({ refundId: id, paymentId }, 'a refund names a payment that is not ours')
    const { tenantId, orderId } = made
    const tenant = await tenants.byId(tenantId)
    const reportKey = `${CARD}${id}`
    const recorded = { amountCents, reason: `Refunded with ${cards.name}`, requestKey: null }
    await database.withTenant(tenantId, (tx) =>
      recordRefund(tx, orderId, {
        done: { ...recorded, method: cards.method, recordedBy: cards.name, reportKey },
        context: { tenant, send, at: now() },
      }),
    )
  }

  async function findPayment(paymentId: string) {
    const isIt = eq(payments.reportKey, `${CARD}${paymentId}`)
    const [made] = await database.withPlatform((tx) => tx.select().from(payments).where(isIt))
    return made ?? null
  }

  /** The event of a refund may come before the one of its payment. */
  async function takePaymentOf(cards: PaymentProvider, paymentId: string) {
    const outcome = await cards.pageOfPayment(paymentId)
    if (!outcome) return null
    await takePage(cards, outcome)
    return findPayment(paymentId)
  }

  const takeEvent = (cards: PaymentProvider, event: ProviderEvent) =>
    event.kind === 'page' ? takePage(cards, event.page) : takeRefund(cards, event.refund)

  /** Asks the provider about pages and refunds whose events may be lost. */
  async function reconcile(cards: PaymentProvider): Promise<void> {
    const at = now().getTime()
    const late = new Date(at - 5 * MINUTE_MS)
    const pages = await database.withPlatform((tx) => unreportedPages(tx, late))
    for (const { id } of pages) await orLog(log, id, async () => takePage(cards, await cards.outcomeOf(id)))
    for (const refund of await cards.refundsSince(new Date(at - REFUNDS_SINCE_MS)))
      await orLog(log, refund.id, () => takeRefund(cards, refund))
  }

  return { takeEvent, reconcile }
}

/** One report that fails, such as a page that the provider does not know, must not stop the others. It is requested again. */
async function orLog(log: Services['log'], id: string, take: () => Promise<void>): Promise<void> {
  try {
    await take()
  } catch (error) {
    log.error({ err: error, id }, 'a report of the card provider was not taken')
  }
}
