import { useRef } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Order, OrderRequest } from '@platform/shared-contracts/http'
import { usePlaceOrderMutation } from './checkout.api.ts'

type Placed =
  { readonly order: Order; readonly error?: never } | { readonly order?: never; readonly error: ApiError }

/**
 * Places an order once: the idempotency key stays the same until the server responds, so that a retry after a lost
 * response does not order twice.
 */
export function usePlaceOrder(): (body: OrderRequest) => Promise<Placed> {
  const key = useRef<string | null>(null)
  const [place] = usePlaceOrderMutation()
  return async (body) => {
    key.current ??= crypto.randomUUID()
    const { data: order, error } = await place({ idempotencyKey: key.current, body })
    const status = error ? (error as ApiError).status : 200
    // A status below 500 is the server's final answer for this key: the next try is a new order.
    if (status > 0 && status < 500) key.current = null
    return order ? { order } : { error: error as ApiError }
  }
}
