import type { Quote } from '@platform/shared-contracts/http'
import { CORE_MODULES, priceCart } from '@platform/shared-contracts/rules'
import fc from 'fast-check'
import { couponCents, couponState, withCoupon, type CouponTerms } from './coupon.rule.ts'

const TERMS: CouponTerms = {
  ...{ code: 'FALL20', kind: 'percent', value: 20, startsOn: '2026-11-10', endsOn: '2026-11-20' },
  ...{ maxUses: 2, uses: 0, products: [], endedAt: null },
}
const quoteOf = (cents: readonly number[], seats = 1): Quote => {
  const lines = cents.map((priceCents, at) => ({ code: CORE_MODULES[at]!.code, title: '', priceCents }))
  return { lines, seats, ...priceCart(lines, seats) }
}
const CLASSIC = quoteOf([2000, 3500, 4000, 3000], 10)

it.each([
  ['a fifth of the classic bundle for ten', {}, CLASSIC, 21_250],
  ['half a cent, rounded up', { value: 50 }, quoteOf([1]), 1],
  ['an amount once, not for each seat', { kind: 'amount', value: 5000 }, CLASSIC, 5000],
  [
    '49 cents more than its amount, which no card could pay',
    { kind: 'amount', value: 1951 },
    quoteOf([2000]),
    2000,
  ],
  ['its amount, where 50 cents are left', { kind: 'amount', value: 1950 }, quoteOf([2000]), 1950],
  ['no more than the order costs', { kind: 'amount', value: 5000 }, quoteOf([2000]), 2000],
  ['everything', { value: 100 }, CLASSIC, 106_250],
  [
    'only its own courses, at their price after the discount',
    { value: 100, products: ['IC0111'] },
    CLASSIC,
    29_750,
  ],
  ['nothing of other courses', { value: 100, products: ['IC0121'] }, CLASSIC, 0],
] as const)('takes off %s', (_, change, quote, cents) => {
  expect(couponCents({ ...TERMS, ...change }, quote)).toBe(cents)
})

it.each([
  ['planned', {}, '2026-11-09T23:59:59Z'],
  ['active', {}, '2026-11-10T00:00:00Z'],
  ['active', {}, '2026-11-20T23:59:59Z'],
  ['ended', {}, '2026-11-21T00:00:00Z'],
  ['active', { endsOn: null }, '2030-01-01T00:00:00Z'],
  ['used_up', { uses: 2 }, '2026-11-11T00:00:00Z'],
  ['ended', { uses: 2, endedAt: new Date(0) }, '2026-11-11T00:00:00Z'],
] as const)('is %s with %j at %s', (state, change, at) => {
  expect(couponState({ ...TERMS, ...change }, new Date(at))).toBe(state)
})

const price = fc.integer({ min: 100, max: 100_000 })
const quotes = fc
  .record({
    prices: fc.array(price, { minLength: 1, maxLength: 12 }),
    seats: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ prices, seats }) => quoteOf(prices, seats))
const coupons = fc
  .record({
    offer: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
    ),
    products: fc.subarray(CORE_MODULES.map(({ code }) => code)),
  })
  .map(({ offer, products }) => ({ ...TERMS, ...offer, products }))

it('never makes a total negative or higher, and every cent of an order is in its sums', () => {
  fc.assert(
    fc.property(quotes, coupons, (quote, coupon) => {
      const { sumCents, discountCents, totalCents, coupon: used } = withCoupon(quote, coupon)
      expect(totalCents).toBeGreaterThanOrEqual(0)
      expect(totalCents).toBeLessThanOrEqual(quote.totalCents)
      expect(Number.isSafeInteger(totalCents)).toBe(true)
      expect(sumCents - discountCents - (used?.cents ?? 0)).toBe(totalCents)
    }),
  )
})

it('leaves nothing to pay, or enough for a card', () => {
  fc.assert(
    fc.property(quotes, coupons, fc.integer({ min: 1, max: 99 }), (quote, coupon, left) => {
      const { totalCents } = withCoupon(quote, coupon)
      expect(totalCents === 0 || totalCents >= 50).toBe(true)
      const value = quote.totalCents - left
      if (value > 0)
        expect(withCoupon(quote, { ...TERMS, kind: 'amount', value }).totalCents).toBe(left < 50 ? 0 : left)
    }),
  )
})

it('takes a whole percentage off within half a cent, and more percent never less', () => {
  fc.assert(
    fc.property(quotes, fc.integer({ min: 1, max: 99 }), (quote, value) => {
      const cents = couponCents({ ...TERMS, value }, quote)
      const isFree = cents === quote.totalCents
      if (!isFree) expect(Math.abs(cents - (quote.totalCents * value) / 100)).toBeLessThanOrEqual(0.5)
      expect(couponCents({ ...TERMS, value: value + 1 }, quote)).toBeGreaterThanOrEqual(cents)
    }),
  )
})

it('shares the discount among the courses: two coupons for the parts take off what one for all does', () => {
  fc.assert(
    fc.property(quotes, (quote) => {
      const codes = quote.lines.map(({ code }) => code)
      const parts = codes.map((code) => couponCents({ ...TERMS, value: 100, products: [code] }, quote))
      const sum = parts.reduce((total, cents) => total + cents, 0)
      expect(Math.abs(sum - quote.totalCents)).toBeLessThanOrEqual((codes.length / 2) * quote.seats)
    }),
  )
})
