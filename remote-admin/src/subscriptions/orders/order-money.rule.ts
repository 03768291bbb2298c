import { PAYMENT_METHODS, type Order, type PaymentMethod } from '@platform/shared-contracts/http'

const sum = (rows: Order['payments'] = []) => rows.reduce((total, { amountCents }) => total + amountCents, 0)

/** What the tenant holds for an order: what arrived less what went back. */
export function heldCents({ payments, refunds }: Order): number {
  return sum(payments) - sum(refunds)
}

/** How most of what the tenant holds arrived; a refund goes back the same way. */
export function refundMethod({ payments = [], refunds = [] }: Order): PaymentMethod {
  const held = (method: PaymentMethod) =>
    sum(payments.filter((one) => one.method === method)) - sum(refunds.filter((one) => one.method === method))
  return PAYMENT_METHODS.reduce((most, method) => (held(method) > held(most) ? method : most))
}

/** What the buyer of an order that waits for its payment still owes. */
export function balanceCents(order: Order): number {
  return order.totalCents - heldCents(order)
}
