import fc from 'fast-check'
import { prorate } from './proration.rule.ts'

const DAY_MS = 24 * 60 * 60_000
const START = Date.parse('2026-11-01T09:30:00Z')

const anything = fc.record({
  priceCents: fc.integer({ min: 0, max: 100_000 }),
  seats: fc.integer({ min: 0, max: 1000 }),
  days: fc.integer({ min: 28, max: 31 }),
  elapsedMs: fc.integer({ min: -DAY_MS, max: 33 * DAY_MS }),
})
type Given = typeof anything extends fc.Arbitrary<infer Value> ? Value : never

const priced = ({ priceCents, seats, days, elapsedMs }: Given) =>
  prorate(
    { startsAt: new Date(START), endsAt: new Date(START + days * DAY_MS), priceCents, seats },
    new Date(START + elapsedMs),
  )

it('adds up: the total is the price of one seat times the seats, in whole cents', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { perSeatCents, totalCents } = priced(given)
      expect(totalCents).toBe(perSeatCents * given.seats)
      expect(Number.isInteger(perSeatCents)).toBe(true)
    }),
  )
})

it('never costs more than the whole period, nor less than nothing', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { perSeatCents } = priced(given)
      expect(perSeatCents).toBeGreaterThanOrEqual(0)
      expect(perSeatCents).toBeLessThanOrEqual(given.priceCents)
    }),
  )
})

it('never costs more later', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 0, max: 10 * DAY_MS }), (given, later) => {
      const { totalCents } = priced({ ...given, elapsedMs: given.elapsedMs + later })
      expect(totalCents).toBeLessThanOrEqual(priced(given).totalCents)
    }),
  )
})

it('is rounded by less than a cent for each seat, unless it is too small to charge', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { perSeatCents, daysLeft, periodDays } = priced(given)
      const exact = (given.priceCents * daysLeft) / periodDays
      const isSmall = Math.round(exact) * given.seats < 50
      if (isSmall && perSeatCents === 0) return
      expect(Math.abs(perSeatCents - exact)).toBeLessThanOrEqual(0.5)
    }),
  )
})

it.each([
  ['on the first day', 0, 2900, 30],
  ['in the middle', 15 * DAY_MS, 1450, 15],
  ['within a day as at its start', 15.9 * DAY_MS, 1450, 15],
  ['on the last day', 29.5 * DAY_MS, 97, 1],
  ['after the end', 31 * DAY_MS, 0, 0],
])('charges the days that are left %s', (_when, elapsedMs, perSeatCents, daysLeft) => {
  expect(priced({ priceCents: 2900, seats: 4, days: 30, elapsedMs })).toEqual({
    ...{ perSeatCents, daysLeft, totalCents: 4 * perSeatCents, periodDays: 30 },
  })
})

it('gives away what no card provider charges', () => {
  const given = { priceCents: 2900, days: 31, elapsedMs: 30.9 * DAY_MS }
  expect(priced({ ...given, seats: 1 }).totalCents).toBe(94)
  expect(priced({ ...given, priceCents: 1200, seats: 1 }).totalCents).toBe(0)
  expect(priced({ ...given, priceCents: 1200, seats: 2 }).totalCents).toBe(78)
})
