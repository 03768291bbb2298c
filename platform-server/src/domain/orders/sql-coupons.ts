import type { Quote } from '@platform/shared-contracts/http'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { coupons } from '../../lib/data/schema/money/coupons.ts'
import { ProblemError } from '../../lib/problem.ts'
import { couponCents, couponState, withCoupon } from './coupon.rule.ts'

export type StoredCoupon = typeof coupons.$inferSelect

const REFUSALS = {
  planned: 'coupon:planned',
  used_up: 'coupon:used-up',
  ended: 'coupon:ended',
} as const

/** The quote with this coupon. Errors  422 at `coupon` for one that is unknown, not valid now, or not for these items. */
export async function quoteWithCoupon(tx: Tx, quote: Quote, code: string, now: Date): Promise<Quote> {
  const [found] = await tx.select().from(coupons).where(eq(coupons.code, code))
  return applied(found, quote, now)
}

/** The same, and counts the use. Two orders that want the last use run one after the other. */
export async function redeemCoupon(tx: Tx, quote: Quote, code: string, now: Date): Promise<Quote> {
  const [found] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update')
  const priced = applied(found, quote, now)
  await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(eq(coupons.code, code))
  return priced
}

/** An order that was canceled gives its use back. */
export async function returnCoupon(tx: Tx, code: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ uses: sql`greatest(${coupons.uses} - 1, 0)` })
    .where(eq(coupons.code, code))
}

function applied(found: StoredCoupon | undefined, quote: Quote, now: Date): Quote {
  if (!found) throw new ProblemError(422, 'coupon', { field: 'coupon' })
  const state = couponState(found, now)
  if (state !== 'active') throw new ProblemError(422, REFUSALS[state], { field: 'coupon' })
  if (couponCents(found, quote) === 0) throw new ProblemError(422, 'coupon:other-items', { field: 'coupon' })
  return withCoupon(quote, found)
}
