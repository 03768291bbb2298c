import Stripe from 'stripe'
import {
  PaymentRefused,
  type PageOutcome,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderRefund,
  type WantedCharge,
} from './payment-provider.ts'
import { exemptCustomer, toSession } from './stripe-session.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** `null` for Stripe's own. */
  readonly apiUrl: string | null
}

const TIMEOUT_MS = 15_000
const PAGE_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
]
const REFUND_EVENTS: readonly string[] = ['refund.created', 'refund.updated']

/** Cards, Apple Pay and Google Pay on Stripe's own page (Checkout). */
export function createStripe({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...addressOf(apiUrl), timeout: TIMEOUT_MS, telemetry: false })
  const { sessions } = stripe.checkout
  return {
    method: 'card',
    name: 'Stripe',
    async openPage(wanted) {
      const customer = wanted.isTaxExempt ? await exemptCustomer(stripe, wanted) : null
      const session = await sessions.create(toSession(wanted, customer), { idempotencyKey: wanted.key })
      if (!session.url) throw new Error(`Stripe's page ${session.id} has no address.`)
      return { id: session.id, url: session.url }
    },
    async refund({ paymentId, amountCents, key }) {
      try {
        const wanted = { payment_intent: paymentId, amount: amountCents }
        return toRefund(await stripe.refunds.create(wanted, { idempotencyKey: key }))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new PaymentRefused(error.message)
        throw error
      }
    },
    async charge(wanted) {
      const made = await paymentWithKey(stripe, wanted)
      if (made) return made
      try {
        return await chargeStored(stripe, wanted)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) throw new PaymentRefused(error.message)
        throw error
      }
    },
    async openCardSettings({ customerId: customer, returnUrl }) {
      const { url } = await stripe.billingPortal.sessions.create({
        ...{ customer, return_url: returnUrl },
        flow_data: { type: 'payment_method_update' },
      })
      return url
    },
    outcomeOf: async (pageId) => toOutcome(await sessions.retrieve(pageId)),
    async pageOfPayment(paymentId) {
      const { data } = await sessions.list({ payment_intent: paymentId, limit: 1 })
      return data[0] && isOurs(data[0]) ? toOutcome(data[0]) : null
    },
    async refundsSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const refunds: ProviderRefund[] = []
      for await (const refund of stripe.refunds.list({ created, limit: 100 }))
        if (isDone(refund)) refunds.push(toRefund(refund))
      return refunds
    },
    async readEvent(body, signature) {
      return toEvent(await verified(stripe, { body, signature, webhookSecret }))
    },
  }
}

function addressOf(apiUrl: string | null) {
  if (apiUrl === null) return {}
  const { hostname: host, port, protocol } = new URL(apiUrl)
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/** Stripe remembers an idempotency key for a day; after a longer outage, the payment itself is looked for. */
async function paymentWithKey(stripe: Stripe, { customerId, key }: WantedCharge): Promise<string | null> {
  const { data } = await stripe.paymentIntents.list({ customer: customerId, limit: 100 })
  return data.find(({ status, metadata }) => status === 'succeeded' && metadata['key'] === key)?.id ?? null
}

async function chargeStored(stripe: Stripe, wanted: WantedCharge): Promise<string> {
  const { tenantId, orderId, orderNumber, amountCents, customerId, key } = wanted
  const { id, status } = await stripe.paymentIntents.create(
    {
      ...{ amount: amountCents, currency: 'usd', customer: customerId, off_session: true, confirm: true },
      payment_method: await storedCard(stripe, customerId),
      description: `Order ${orderNumber}`,
      metadata: { tenantId: String(tenantId), orderId, key },
    },
    { idempotencyKey: key },
  )
  if (status !== 'succeeded') throw new PaymentRefused(`The payment is ${status}.`)
  return id
}

/** The card that the customer chose on Stripe's page, or else the newest. */
async function storedCard(stripe: Stripe, customerId: string): Promise<string> {
  const customer = await stripe.customers.retrieve(customerId)
  const chosen = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method)
  if (chosen) return chosen
  const { data } = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 1 })
  if (!data[0]) throw new PaymentRefused('No card is stored.')
  return data[0].id
}

interface SignedEvent {
  readonly body: Buffer
  readonly signature: string
  readonly webhookSecret: string
}

async function verified(
  stripe: Stripe,
  { body, signature, webhookSecret }: SignedEvent,
): Promise<Stripe.Event> {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, webhookSecret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new PaymentRefused(error.message)
    throw error
  }
}

function toEvent({ type, data }: Stripe.Event): ProviderEvent | null {
  if (PAGE_EVENTS.includes(type)) {
    const session = data.object as Stripe.Checkout.Session
    return isOurs(session) ? { kind: 'page', page: toOutcome(session) } : null
  }
  if (!REFUND_EVENTS.includes(type)) return null
  const refund = data.object as Stripe.Refund
  return isDone(refund) ? { kind: 'refund', refund: toRefund(refund) } : null
}

/** The account may be used for other things than our orders. */
function isOurs({ metadata }: Stripe.Checkout.Session): boolean {
  return /^\d+$/.test(metadata?.['tenantId'] ?? '') && Boolean(metadata?.['orderId'])
}

function isDone({ status, payment_intent: payment }: Stripe.Refund): boolean {
  return status === 'succeeded' && payment !== null
}

function toOutcome(session: Stripe.Checkout.Session): PageOutcome {
  const { id, metadata, status, payment_status: paid, amount_total: amountCents } = session
  return {
    pageId: id,
    tenantId: Number(metadata?.['tenantId']),
    orderId: metadata?.['orderId'] ?? '',
    state: paid === 'paid' ? 'paid' : status === 'expired' ? 'expired' : 'open',
    amountCents: amountCents ?? 0,
    paymentId: idOf(session.payment_intent),
    customerId: idOf(session.customer),
  }
}

function toRefund({ id, payment_intent: payment, amount: amountCents }: Stripe.Refund): ProviderRefund {
  return { id, paymentId: idOf(payment) ?? '', amountCents }
}

function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
