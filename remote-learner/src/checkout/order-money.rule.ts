import type { Order } from '@platform/shared-contracts/http'

const sum = (rows: Order['payments'] = []) => rows.reduce((total, { amountCents }) => total + amountCents, 0)

/** What has arrived for an order, less what went back. */
export function heldCents({ payments, refunds }: Order): number {
  return sum(payments) - sum(refunds)
}
