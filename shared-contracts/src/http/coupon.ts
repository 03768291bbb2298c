import { z } from 'zod/mini'
import { pageOf, PAGE_QUERY } from './paging.ts'
import { day, text, verbatim } from './text.ts'

export const COUPON_KINDS = ['percent', 'amount'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** `used_up`: used as often as it may be. `ended`: its last day is over, or staff ended it. */
export const COUPON_STATES = ['planned', 'active', 'used_up', 'ended'] as const
export type CouponState = (typeof COUPON_STATES)[number]

export const MAX_COUPON_USES = 100_000
const MAX_AMOUNT_CENTS = 1_000_000

/** As a buyer types it: the case does not matter. */
export const CouponCode = text(30).check(z.toUpperCase())

const uses = z
  .int('Use a whole number from 1 to 100,000.')
  .check(
    z.gte(1, 'Use a whole number from 1 to 100,000.'),
    z.lte(MAX_COUPON_USES, 'Use a whole number from 1 to 100,000.'),
  )

interface Valued {
  readonly kind: CouponKind
  readonly value: number
}
const isValue = ({ kind, value }: Valued) => (kind === 'percent' ? value <= 100 : value <= MAX_AMOUNT_CENTS)

/**
 * POST {api}/admin/coupons answers 201. Days are whole days in UTC. Errors: 409 `coupon-exists` at `code`, 422.
 */
export const CouponRequest = z
  .object({
    code: CouponCode.check(
      z.regex(/^[A-Z0-9-]{3,30}$/, 'Use 3 to 30 letters without accents, digits and dashes.'),
    ),
    kind: z.enum(COUPON_KINDS),
    /** Percent of what an order costs, or US cents off an order. */
    value: z
      .int('Enter 1 to 100 percent, or an amount up to $10,000.')
      .check(
        z.gte(1, 'Enter 1 to 100 percent, or an amount up to $10,000.'),
        z.lte(MAX_AMOUNT_CENTS, 'Enter 1 to 100 percent, or an amount up to $10,000.'),
      ),
    startsOn: day('Use a date such as 2026-11-20.'),
    /** The last day; `null` for no end. */
    endsOn: z.nullable(day('Use a date such as 2026-11-20.')),
    /** Orders that may use it; `null` for any number. */
    maxUses: z.nullable(uses),
    /** Codes of the courses and plans that it lowers the price of; empty for all. */
    products: z.array(verbatim(20)).check(z.maxLength(30)),
  })
  .check(
    z.refine(isValue, {
      error: 'Enter 1 to 100 percent, or an amount up to $10,000.',
      path: ['value'],
    }),
    z.refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
      error: 'Choose a last day that is not before the first.',
      path: ['endsOn'],
    }),
  )
export type CouponRequest = z.infer<typeof CouponRequest>

/** A coupon of the tenant. POST {api}/admin/coupons/:id/end ends it; orders that have it keep it. */
export const Coupon = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.number(),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  maxUses: z.nullable(z.number()),
  products: z.array(z.string()),
  state: z.enum(COUPON_STATES),
  /** Orders that have it, without those that were canceled. */
  uses: z.number(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type Coupon = z.infer<typeof Coupon>

/** GET {api}/admin/coupons, the newest first. `q` is part of a code. */
export const CouponQuery = z.object({ ...PAGE_QUERY, q: z._default(text(100), '') })
export type CouponQuery = z.infer<typeof CouponQuery>
export const CouponPage = pageOf(Coupon)
export type CouponPage = z.infer<typeof CouponPage>

/** What a coupon takes off an order. Units: US cents. */
export const UsedCoupon = z.object({ code: z.string(), cents: z.number() })
export type UsedCoupon = z.infer<typeof UsedCoupon>
