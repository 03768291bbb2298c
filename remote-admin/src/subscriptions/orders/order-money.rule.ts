import type { Order } from '@platform/shared-contracts/http'

const sum = (rows: Order['payments'] = []) => rows.reduce((total, { amountCents }) => total + amountCents, 0)

/** What the tenant holds for an order: what arrived less what went back. */
export function heldCents({ payments, refunds }: Order): number {
  return sum(payments) - sum(refunds)
}

/** What the buyer of an order that waits for its payment still owes. */
export function balanceCents(order: Order): number {
  return order.totalCents - heldCents(order)
}
