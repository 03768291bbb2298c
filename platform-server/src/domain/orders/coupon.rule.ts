import type { CouponKind, CouponState, Quote } from '@platform/shared-contracts/http'

/** Terms of a coupon; days are in UTC. */
export interface CouponTerms {
  readonly code: string
  readonly kind: CouponKind
  readonly value: number
  readonly startsOn: string
  readonly endsOn: string | null
  readonly maxUses: number | null
  readonly uses: number
  readonly products: readonly string[]
  readonly endedAt: Date | null
}

/** No card is charged less. */
const LEAST_CHARGE_CENTS = 50

/** A percentage of cents, rounded half up to the cent. */
function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100)
}

export function couponState(coupon: CouponTerms, now: Date): CouponState {
  const today = now.toISOString().slice(0, 10)
  const { startsOn, endsOn, endedAt, maxUses, uses } = coupon
  if (endedAt !== null || (endsOn !== null && endsOn < today)) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  return startsOn > today ? 'planned' : 'active'
}

/** What the coupon takes off a quote. An order of which so little would be left that no card could pay it is free. */
export function couponCents(coupon: CouponTerms, quote: Quote): number {
  const cents = shareOff(coupon, quote)
  return cents > 0 && quote.totalCents - cents < LEAST_CHARGE_CENTS ? quote.totalCents : cents
}

/**
 * Of the coupon's products at what they cost after the discount for three or more, and never more than that. An amount counts
 * once for an order, however many seats it has.
 */
function shareOff({ kind, value, products }: CouponTerms, quote: Quote): number {
  const { lines, seats, sumCents, discountCents } = quote
  const isFor = (code: string) => products.length === 0 || products.includes(code)
  const own = lines.filter(({ code }) => isFor(code)).reduce((sum, { priceCents }) => sum + priceCents, 0)
  // Of one seat, so that the products stay exact: an order may cost more cents than a number squared can hold.
  const [sum, costs] = [sumCents / seats, (sumCents - discountCents) / seats]
  // The discount is of the whole order; the coupon's products have their share of it.
  const share = sum === 0 ? 0 : Math.floor((own * costs + Math.floor(sum / 2)) / sum) * seats
  return kind === 'percent' ? percentOf(share, value) : Math.min(value, share)
}

/** The quote with the coupon taken off. */
export function withCoupon(quote: Quote, coupon: CouponTerms): Quote {
  const cents = couponCents(coupon, quote)
  return { ...quote, coupon: { code: coupon.code, cents }, totalCents: quote.totalCents - cents }
}
