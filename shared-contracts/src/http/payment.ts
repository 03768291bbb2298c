import { z } from 'zod/mini'
import { text, verbatim } from './text.ts'

/** `transfer`: a bank transfer or a check, recorded by staff. `test-card` moves no money. */
export const PAYMENT_METHODS = ['transfer', 'card', 'test-card'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Money that arrived for an order, or went back to its buyer. Units: US cents, always positive. */
export const Payment = z.object({
  id: z.string(),
  method: z.enum(PAYMENT_METHODS),
  amountCents: z.number(),
  at: z.iso.datetime(),
})
export type Payment = z.infer<typeof Payment>

/** GET {api}/payment-methods: how the tenant's orders can be paid; `card` is `null` where no provider takes cards. */
export const PaymentMethods = z.object({ card: z.nullable(z.enum(['card', 'test-card'])) })
export type PaymentMethods = z.infer<typeof PaymentMethods>

/**
 * POST {api}/orders/:id/card-payment by the buyer: the address of the page on which the balance is paid by card. The card is
 * typed there, never here. A repeated request answers the same page while it is open.
 * Errors: 409 the order is paid or canceled, or no provider takes cards; 503 the provider does not answer.
 */
export const CardPage = z.object({ url: z.url() })
export type CardPage = z.infer<typeof CardPage>

/**
 * POST {api}/orders/:id/test-card: what the page of the test card sends. It exists only while no provider is configured.
 * Answers the Order. Errors: 402 for a card that is declined, 404, also where no test card is offered.
 */
export const TestCardPayment = z.object({
  pageId: verbatim(60).check(z.minLength(1)),
  card: z.enum(['accepted', 'declined']),
})
export type TestCardPayment = z.infer<typeof TestCardPayment>

/** A dollar amount as a client sends it. */
const amountCents = z
  .int('Enter an amount like 25.00.')
  .check(z.gte(1, 'Enter an amount like 25.00.'), z.lte(1_000_000_000, 'Enter an amount like 25.00.'))

/**
 * POST {api}/admin/orders/:id/payments with an Idempotency-Key: money arrived by bank transfer or check. The payment that
 * completes the total opens the order. Answers the Order; a repeated request changes nothing.
 * Errors: 409 canceled, 422 at `amountCents` if it is more than the buyer owes.
 */
export const PaymentRecord = z.object({ amountCents, note: text(200) })
export type PaymentRecord = z.infer<typeof PaymentRecord>

/**
 * POST {api}/admin/orders/:id/refunds with an Idempotency-Key: money goes back, the way that it came. What the order
 * opened stays open. Answers the Order.
 * Errors: 422 at `amountCents` if it is more than the tenant holds for the order.
 */
export const RefundRecord = z.object({
  amountCents,
  reason: text(200).check(z.minLength(3, 'Enter a reason.')),
})
export type RefundRecord = z.infer<typeof RefundRecord>
