import type { Duplicates, QuoteRequest } from '@platform/shared-contracts/http'
import { countsAsSubscribed, CORE_MODULES } from '@platform/shared-contracts/rules'
import type { SignedIn } from '../app/request-context.ts'
import { ordersOf } from '../domain/orders/sql-orders.ts'
import { ownedCourses } from '../domain/subscriptions/course-access.ts'
import type { Tx } from '../lib/data/database.ts'

/** What someone who is about to order these has already, or has ordered and not paid. */
export async function findDuplicates(
  tx: Tx,
  who: SignedIn,
  { codes, seats }: Pick<QuoteRequest, 'codes' | 'seats'>,
): Promise<Duplicates> {
  const open = new Set(seats === 1 ? await openTo(tx, who) : [])
  const orders = await ordersOf(tx, who.userId)
  const unpaid = orders.filter(
    ({ state, lines }) => state === 'awaiting_payment' && lines.some(({ code }) => codes.includes(code)),
  )
  return {
    owned: CORE_MODULES.filter(({ code }) => codes.includes(code) && open.has(code)).map(
      ({ code, title }) => ({
        ...{ code, title },
      }),
    ),
    unpaid: unpaid.map(({ id, number }) => ({ id, number })),
  }
}

/** A subscription opens every course. */
function openTo(tx: Tx, who: SignedIn): Promise<string[]> | string[] {
  return countsAsSubscribed(who) ? CORE_MODULES.map(({ code }) => code) : ownedCourses(tx, who.userId)
}
