import fc from 'fast-check'
import type { Quote } from '@platform/shared-contracts/http'
import { withCoupon } from '../orders/coupon.rule.ts'
import { CORE_MODULES, LEARNER_PLAN, PARTNER_PLAN, priceCart } from '@platform/shared-contracts/rules'
import {
  canceledEntries,
  openedEntries,
  paymentEntries,
  placedEntries,
  refundEntries,
  type Entry,
} from './postings.rule.ts'

const cents = fc.integer({ min: 0, max: 100_000 })
interface Priced {
  readonly code: string
  readonly priceCents: number
}

const course = fc.record({
  code: fc.constantFrom(...CORE_MODULES.map(({ code }) => code)),
  priceCents: cents,
})
const plan = fc.record({ code: fc.constantFrom(LEARNER_PLAN, PARTNER_PLAN), priceCents: cents })
const carts: fc.Arbitrary<readonly Priced[]> = fc.oneof(
  fc.uniqueArray(course, { minLength: 1, selector: ({ code }) => code }),
  plan.map((one): Priced[] => [one]),
)
const terms = { code: 'ANY', startsOn: '2026-11-01', endsOn: null, maxUses: null, uses: 0, endedAt: null }
const coupons = fc
  .record({
    kind: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: 1, max: 100 }),
    products: fc.subarray(CORE_MODULES.map(({ code }) => code)),
  })
  .map((coupon) => ({ ...terms, ...coupon }))
const orders = fc
  .record({ priced: carts, seats: fc.integer({ min: 1, max: 1000 }), coupon: fc.option(coupons) })
  .map(({ priced, seats, coupon }) => {
    const lines = priced.map((line) => ({ ...line, title: line.code }))
    const quote: Quote = { lines, seats, ...priceCart(priced, seats) }
    return coupon ? withCoupon(quote, coupon) : quote
  })
/** An order whose payment arrives in parts, of which some goes back afterwards. */
const histories = fc
  .record({ order: orders, cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }) })
  .chain(({ order, cuts }) =>
    fc.record({
      order: fc.constant(order),
      parts: fc.constant(partsOf(order.totalCents, cuts)),
      refundCents: fc.integer({ min: 0, max: order.totalCents }),
      method: fc.constantFrom('transfer' as const, 'card' as const, 'test-card' as const),
    }),
  )

function partsOf(totalCents: number, cuts: readonly number[]): number[] {
  const marks = [0, ...cuts.map((cut) => Math.floor(cut * totalCents)).sort((a, b) => a - b), totalCents]
  return marks.slice(1).map((mark, at) => mark - (marks[at] ?? 0))
}

const total = (entries: readonly Entry[]) => entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
const onAccount = (entries: readonly Entry[], ...accounts: Entry['account'][]) =>
  total(entries.filter(({ account }) => accounts.includes(account)))
const SALES = ['courses', 'subscriptions', 'partner-plans', 'discounts', 'refunds'] as const

it('adds up to zero in each posting, in whole cents and without empty entries', () => {
  fc.assert(
    fc.property(histories, ({ order, parts, refundCents, method }) => {
      const postings = [
        placedEntries(order),
        canceledEntries(order),
        openedEntries(order),
        ...parts.map((part) => paymentEntries(method, part)),
        refundEntries(method, refundCents, { isOpened: true }),
        refundEntries(method, refundCents, { isOpened: false }),
      ]
      for (const entries of postings) {
        expect(total(entries)).toBe(0)
        expect(
          entries.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents !== 0),
        ).toBe(true)
      }
    }),
  )
})

it('leaves nothing owed and nothing unearned once all parts are paid, and counts the total as revenue', () => {
  fc.assert(
    fc.property(histories, ({ order, parts, refundCents, method }) => {
      const paid = [
        ...placedEntries(order),
        ...parts.flatMap((part) => paymentEntries(method, part)),
        ...openedEntries(order),
      ]
      expect([onAccount(paid, 'receivable'), onAccount(paid, 'unearned')]).toEqual([0, 0])
      expect(0 - onAccount(paid, ...SALES)).toBe(order.totalCents)
      const after = [...paid, ...refundEntries(method, refundCents, { isOpened: true })]
      expect(0 - onAccount(after, ...SALES)).toBe(order.totalCents - refundCents)
      expect(onAccount(after, 'bank', 'card', 'test-card')).toBe(order.totalCents - refundCents)
    }),
  )
})

it('takes 15 percent from three courses on, rounded half up for a seat, and the same for each seat', () => {
  fc.assert(
    fc.property(orders, ({ lines, seats, sumCents, discountCents, coupon, ...order }) => {
      const totalCents = order.totalCents + (coupon?.cents ?? 0)
      const seatCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
      expect([sumCents, sumCents - discountCents]).toEqual([seatCents * seats, totalCents])
      if (lines.length < 3) return expect(discountCents).toBe(0)
      const perSeat = totalCents / seats
      expect(Number.isInteger(perSeat)).toBe(true)
      expect(perSeat * 100 - seatCents * 85).toBeGreaterThan(-50 - 1e-9)
      expect(perSeat * 100 - seatCents * 85).toBeLessThanOrEqual(50)
    }),
  )
})

it('takes back everything that placing posted when an order is canceled, with what was refunded before', () => {
  fc.assert(
    fc.property(histories, ({ order, parts, method }) => {
      const entries = [
        ...placedEntries(order),
        ...parts.flatMap((part) => paymentEntries(method, part)),
        ...parts.flatMap((part) => refundEntries(method, part, { isOpened: false })),
        ...canceledEntries(order),
      ]
      const accounts = new Set(entries.map(({ account }) => account))
      for (const account of accounts) expect([account, onAccount(entries, account)]).toEqual([account, 0])
    }),
  )
})
