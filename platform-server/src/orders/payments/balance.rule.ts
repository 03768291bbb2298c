import { PAYMENT_METHODS, type Order, type PaymentMethod } from '@platform/shared-contracts/http'

type Paid = Pick<Order, 'totalCents' | 'payments' | 'refunds'>

const sum = (rows: Order['payments'] = []) => rows.reduce((total, { amountCents }) => total + amountCents, 0)

/** What the tenant holds for an order. */
export function heldCents({ payments, refunds }: Paid): number {
  return sum(payments) - sum(refunds)
}

/** What the buyer of an order that is not open yet still owes; negative where they paid too much. */
export function balanceOf(order: Paid): number {
  return order.totalCents - heldCents(order)
}

/** Money goes back the way that it came: what can go back by each method, the largest amount first. */
export function refundable({ payments = [], refunds = [] }: Paid): readonly Refundable[] {
  const by = (rows: NonNullable<Order['payments']>, method: PaymentMethod) =>
    sum(rows.filter((row) => row.method === method))
  return PAYMENT_METHODS.map((method) => ({
    method,
    cents: by(payments, method) - by(refunds, method),
  })).sort((one, other) => other.cents - one.cents)
}

interface Refundable {
  readonly method: PaymentMethod
  readonly cents: number
}
