import { randomUUID } from 'node:crypto'
import type { Order, PaymentMethod, RefundRecord } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { payments, refunds } from '../../lib/data/schema/money/payments.ts'
import { PaymentRefused } from '../../lib/payments/payment-provider.ts'
import { ProblemError } from '../../lib/problem.ts'
import { post } from '../../domain/ledger/ledger.ts'
import { refundEntries } from '../../domain/ledger/postings.rule.ts'
import { lockOrder, readOrder } from '../../domain/orders/sql-orders.ts'
import { buyerLanguage } from '../buyer-language.ts'
import { dollars } from '../dollars.ts'
import { refundEmail } from '../order-emails.ts'
import { found } from '../found-order.ts'
import { refundable } from './balance.rule.ts'
import { mailFrom, type PaymentContext } from './record-payment.ts'

interface Wanted {
  readonly id: string
  readonly key: string
  readonly body: RefundRecord
}

interface DoneRefund extends RefundRecord {
  readonly method: PaymentMethod
  readonly recordedBy: string
  readonly reportKey: string
  readonly requestKey: string | null
}

/** Refunds that staff ask for: one of a card goes through the provider, others are recorded as they say. */
export function createRefunds({ services, tenantMailer: send }: MailingOptions) {
  const { database, now } = services

  async function refund(request: FastifyRequest, { id, key, body }: Wanted): Promise<Order> {
    const { tenantId, email: recordedBy } = currentUser(request)
    const requestKey = `staff/${key}`
    const read = (tx: Tx) => readOrder(tx, id)
    const checked = await database.withTenant(tenantId, async (tx) => {
      const order = found(await read(tx))
      if (await isKnown(tx, { orderId: id, requestKey, ...body })) return null
      const { method } = refuseUnlessHeld(order, body.amountCents)
      return { method, paymentId: await paymentOf(tx, order, { method, amountCents: body.amountCents }) }
    })
    if (!checked) return found(await database.withTenant(tenantId, read))
    const { method, paymentId } = checked
    const refundId = await throughProvider(services, { paymentId, ...body, key })
    const done = { ...body, method, recordedBy, reportKey: refundId ?? requestKey, requestKey }
    return database.withTenant(tenantId, (tx) =>
      recordRefund(tx, id, { done, context: { tenant: request.tenant, request, send, at: now() } }),
    )
  }
  return { refund }
}

/** Once for each report, whether staff, the provider's event or the comparison with the provider comes first. */
export async function recordRefund(
  tx: Tx,
  orderId: string,
  { done, context }: { readonly done: DoneRefund; readonly context: PaymentContext },
): Promise<Order> {
  const stored = await lockOrder(tx, orderId)
  const order = found(stored && (await readOrder(tx, orderId)))
  const { tenantId } = stored ?? { tenantId: context.tenant.id }
  const { at } = context
  const { method, amountCents, reason, recordedBy: actor } = done
  if (!(await isRecorded(tx, done.reportKey))) {
    // What a provider has sent back is recorded in any case.
    if (method === 'transfer') refuseUnlessHeld(order, amountCents)
    const id = randomUUID()
    await tx.insert(refunds).values({ id, tenantId, orderId, at, ...done })
    const entries = refundEntries(method, amountCents, { isOpened: order.state === 'paid' })
    await post(tx, { tenantId, at, kind: 'refund', orderId, source: `refund/${id}`, entries })
    const after = { number: order.number, amountCents, reason }
    await recordAudit(tx, { tenantId, actor, action: 'order.refund', subject: `order/${orderId}`, after })
    await context.send(tx, mailFrom(context), refundEmail(order, done, await buyerLanguage(tx, order)))
  }
  return found(await readOrder(tx, orderId))
}

async function isRecorded(tx: Tx, reportKey: string): Promise<boolean> {
  return (await tx.$count(refunds, eq(refunds.reportKey, reportKey))) > 0
}

interface Known extends RefundRecord {
  readonly orderId: string
  readonly requestKey: string
}

async function isKnown(tx: Tx, { orderId, requestKey, amountCents }: Known): Promise<boolean> {
  const [known] = await tx.select().from(refunds).where(eq(refunds.requestKey, requestKey))
  if (!known) return false
  if (known.orderId !== orderId || known.amountCents !== amountCents)
    throw new ProblemError(409, 'key-reused')
  return true
}

function refuseUnlessHeld(order: Order, amountCents: number) {
  const [most] = refundable(order)
  if (most && amountCents <= most.cents) return most
  const held = dollars(most?.cents ?? 0)
  throw new ProblemError(422, 'over-held', { field: 'amountCents', values: { held } })
}

interface Part {
  readonly method: PaymentMethod
  readonly amountCents: number
}

/** The provider's id of a card payment that is large enough; `null` for other methods, which no provider made. */
async function paymentOf(tx: Tx, { id }: Order, { method, amountCents }: Part): Promise<string | null> {
  if (method === 'transfer') return null
  const isTheirs = and(eq(payments.orderId, id), eq(payments.method, method))
  const made = await tx.select().from(payments).where(isTheirs)
  const large = made.find((payment) => payment.amountCents >= amountCents) ?? made[0]
  return large?.reportKey.replace(CARD, '') ?? null
}

/** Before the id in `reportKey` of what a provider reports. */
export const CARD = 'card/'

interface ThroughProvider extends RefundRecord {
  readonly paymentId: string | null
  readonly key: string
}

async function throughProvider(
  { cards, log }: Pick<Services, 'cards' | 'log'>,
  { paymentId, amountCents, key }: ThroughProvider,
): Promise<string | null> {
  if (paymentId === null) return null
  if (!cards) throw new ProblemError(409, 'no-cards')
  try {
    const { id } = await cards.refund({ paymentId, amountCents, key: `refund/${key}` })
    return `${CARD}${id}`
  } catch (error) {
    if (error instanceof PaymentRefused)
      throw new ProblemError(409, 'refund-refused', { values: { reason: error.message } })
    log.error({ err: error }, 'the card provider did not refund')
    throw new ProblemError(503, 'provider-unavailable')
  }
}
