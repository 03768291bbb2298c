import type Stripe from 'stripe'
import type { WantedPage } from './payment-provider.ts'

type SessionParams = Stripe.Checkout.SessionCreateParams

/** A session has no exemption of its own: Stripe reads it from the customer, whom it must be given. */
export async function exemptCustomer(
  stripe: Stripe,
  { tenantId, orderId, email, key }: WantedPage,
): Promise<string> {
  const { id } = await stripe.customers.create(
    { email, tax_exempt: 'exempt', metadata: { tenantId: String(tenantId), orderId } },
    { idempotencyKey: `customer/${key}` },
  )
  return id
}

/** `customer` is `null` where the page itself may make one. */
export function toSession(wanted: WantedPage, customer: string | null) {
  const { tenantId, orderId, orderNumber, amountCents, email, returnUrl, storesCard } = wanted
  const metadata = { tenantId: String(tenantId), orderId }
  return {
    mode: 'payment',
    // Apple Pay and Google Pay come with cards.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: amountCents,
          product_data: { name: `Order ${orderNumber}` },
        },
      },
    ],
    client_reference_id: orderId,
    ...customerOf({ customer, email, storesCard }),
    metadata,
    payment_intent_data: {
      ...{ metadata, description: `Order ${orderNumber}` },
      ...(storesCard && { setup_future_usage: 'off_session' as const }),
    },
    success_url: `${returnUrl}&card=paid`,
    cancel_url: `${returnUrl}&card=back`,
  } satisfies SessionParams
}

interface PageCustomer {
  readonly customer: string | null
  readonly email: string
  readonly storesCard: boolean
}

/** A given customer has its email address already; the page adds the name and the address for the bill. */
function customerOf({ customer, email, storesCard }: PageCustomer) {
  if (customer !== null)
    return { customer, customer_update: { name: 'auto', address: 'auto' } } satisfies Partial<SessionParams>
  return { customer_email: email, ...(storesCard && { customer_creation: 'always' as const }) }
}
