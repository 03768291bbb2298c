import type { CardPage, Order, TestCardPayment } from '@platform/shared-contracts/http'
import { and, count, eq, gt, lt, ne } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { paymentSessions } from '../../lib/data/schema/money/payments.ts'
import { planOrders, plans } from '../../lib/data/schema/money/plans.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { siteUrl } from '../../lib/network/site-url.ts'
import type { PaymentProvider, WantedPage } from '../../lib/payments/payment-provider.ts'
import { TEST_CUSTOMERS } from '../../lib/payments/test-card.ts'
import { ProblemError } from '../../lib/problem.ts'
import { readOrder } from '../../domain/orders/sql-orders.ts'
import { found } from '../found-order.ts'
import { balanceOf } from './balance.rule.ts'
import { recordPayment } from './record-payment.ts'
import { CARD } from './refunds.ts'

/** A provider's page is open for 24 hours; one that is nearly over is not offered anymore. */
const OFFERED_MS = 23 * 60 * 60_000

interface CardPayments {
  /** The page on which the buyer pays the balance. */
  open(request: FastifyRequest, orderId: string): Promise<CardPage>
  /** What the page of the test card sends. */
  payByTestCard(request: FastifyRequest, orderId: string, sent: TestCardPayment): Promise<Order>
}

export function createCardPayments({ services, tenantMailer: send }: MailingOptions): CardPayments {
  const { database, cards, now } = services
  return {
    async open(request, orderId) {
      if (!cards) throw new ProblemError(409, 'no-cards')
      const who = currentUser(request)
      // Not during the call to the provider: its answer may take seconds.
      const wanted = await database.withTenant(who.tenantId, (tx) =>
        wantedPage(tx, { request, orderId, now: now(), publicPort: services.config.publicPort }),
      )
      if ('url' in wanted) return { url: wanted.url }
      const page = await askProvider(services, cards, wanted)
      const { tenantId, amountCents } = wanted
      await database.withTenant(tenantId, (tx) =>
        tx
          .insert(paymentSessions)
          .values({ ...page, tenantId, orderId, amountCents, createdAt: now() })
          .onConflictDoNothing(),
      )
      return { url: page.url }
    },
    async payByTestCard(request, orderId, { pageId, card }) {
      const { tenantId, userId } = currentUser(request)
      if (cards?.method !== 'test-card') throw new ProblemError(404, 'order-not-found')
      return database.withTenant(tenantId, async (tx) => {
        found(await readOrder(tx, orderId, userId))
        const isIt = and(eq(paymentSessions.id, pageId), eq(paymentSessions.orderId, orderId))
        const [page] = await tx.select().from(paymentSessions).where(isIt)
        if (!page) throw new ProblemError(404, 'order-not-found')
        if (card === 'declined') throw new ProblemError(402, 'card-declined')
        const { amountCents } = page
        await closePage(tx, pageId, { state: 'paid', paymentId: pageId })
        await storeCustomer(tx, orderId, TEST_CUSTOMERS.accepted)
        const payment = { method: cards.method, amountCents, recordedBy: cards.name, note: pageId }
        return recordPayment(tx, orderId, {
          payment: { ...payment, reportKey: `${CARD}${pageId}` },
          context: { tenant: request.tenant, request, send, at: now() },
        })
      })
    },
  }
}

interface Wanting {
  readonly request: FastifyRequest
  readonly orderId: string
  readonly now: Date
  readonly publicPort: number
}

/** What to ask the provider for, or the page that it has opened before. */
async function wantedPage(
  tx: Tx,
  { request, orderId, now, publicPort }: Wanting,
): Promise<WantedPage | { readonly url: string }> {
  const { tenantId, userId, email } = currentUser(request)
  const order = found(await readOrder(tx, orderId, userId))
  const amountCents = balanceOf(order)
  if (order.state !== 'awaiting_payment' || amountCents <= 0) throw new ProblemError(409, 'not-owed')
  const isOrders = eq(paymentSessions.orderId, orderId)
  const since = gt(paymentSessions.createdAt, new Date(now.getTime() - OFFERED_MS))
  const isSame = and(eq(paymentSessions.state, 'open'), eq(paymentSessions.amountCents, amountCents))
  const [open] = await tx
    .select({ url: paymentSessions.url })
    .from(paymentSessions)
    .where(and(isOrders, since, isSame))
  if (open) return open
  const [before] = await tx.select({ pages: count() }).from(paymentSessions).where(isOrders)
  const site = {
    protocol: request.protocol,
    host: request.tenant.config.domain ?? request.hostname,
    port: publicPort,
  }
  return {
    ...{ tenantId, orderId, orderNumber: order.number, amountCents, email },
    returnUrl: siteUrl(site, `/checkout?order=${orderId}`),
    storesCard: await mayStoreCard(tx, orderId),
    isTaxExempt: Boolean(order.taxExemption),
    key: `page/${orderId}/${amountCents}/${before?.pages ?? 0}`,
  }
}

/** Whether the buyer agreed at checkout, or with a plan that renews, that the card is charged again. */
async function mayStoreCard(tx: Tx, orderId: string): Promise<boolean> {
  const [row] = await tx
    .select({ orderRenews: orders.renews, planRenews: plans.renews })
    .from(orders)
    .leftJoin(planOrders, eq(planOrders.orderId, orders.id))
    .leftJoin(plans, eq(plans.id, planOrders.planId))
    .where(eq(orders.id, orderId))
  return row?.orderRenews === true || row?.planRenews === true
}

/** Before the payment is recorded, which starts or extends a plan. */
export async function storeCustomer(tx: Tx, orderId: string, cardCustomer: string): Promise<void> {
  if (await mayStoreCard(tx, orderId))
    await tx.update(orders).set({ cardCustomer }).where(eq(orders.id, orderId))
}

async function askProvider({ log }: Services, cards: PaymentProvider, wanted: WantedPage) {
  try {
    return await cards.openPage(wanted)
  } catch (error) {
    log.error({ err: error }, 'the card provider opened no page')
    throw new ProblemError(503, 'provider-unavailable')
  }
}

interface Closed {
  readonly state: 'paid' | 'expired'
  readonly paymentId: string | null
}

/** A page that was paid stays so, whatever is reported later. */
export async function closePage(tx: Tx, pageId: string, closed: Closed): Promise<void> {
  const isOpen = and(eq(paymentSessions.id, pageId), ne(paymentSessions.state, 'paid'))
  await tx.update(paymentSessions).set(closed).where(isOpen)
}

/** Pages whose outcome the provider should have reported by then. */
export function unreportedPages(tx: Tx, before: Date) {
  const isLate = and(eq(paymentSessions.state, 'open'), lt(paymentSessions.createdAt, before))
  return tx.select().from(paymentSessions).where(isLate)
}
