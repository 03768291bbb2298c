import type { Order } from '@platform/shared-contracts/http'
import { ProblemError } from '../lib/problem.ts'

/** Errors  404 for an order that is not there, or not the caller's. */
export function found(order: Order | null): Order {
  if (!order) throw new ProblemError(404, 'order-not-found')
  return order
}
