import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Order, Problem, type OrderRequest } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { checkoutApi } from './checkout.api.ts'
import { checkoutMessages } from './checkout.messages.ts'

interface Refusal {
  readonly message: string
  readonly code?: string | undefined
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Places an order once: the idempotency key stays the same until the server responds, so that a retry after a lost
 * response does not order twice.
 */
export function usePlaceOrder() {
  const platform = usePlatform()
  const dispatch = useDispatch()
  const key = useRef<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function place(wanted: OrderRequest): Promise<Order | null> {
    setBusy(true)
    key.current ??= crypto.randomUUID()
    try {
      const answer = await platform.fetch('/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key.current },
        body: JSON.stringify(wanted),
      })
      const body: unknown = await answer.json()
      // A status below 500 is the server's final answer for this key: the next try is a new order.
      if (answer.status < 500) key.current = null
      if (!answer.ok) return refuse(body)
      dispatch(checkoutApi.util.invalidateTags(['Order']))
      return Order.parse(body)
    } catch (error) {
      platform.report(error)
      return refuse(null)
    } finally {
      setBusy(false)
    }
  }

  function refuse(body: unknown): null {
    const problem = Problem.safeParse(body)
    const message = checkoutMessages.get().failed
    setRefusal(problem.success ? { fields: {}, ...problem.data } : { message, fields: {} })
    return null
  }

  return { place, isBusy, refusal }
}
