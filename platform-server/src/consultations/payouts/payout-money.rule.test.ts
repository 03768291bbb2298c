import { moneyFor } from './payout-money.rule.ts'

const RATES = [
  { validFrom: '2026-11-16', centsPerHour: 10_000 },
  { validFrom: '2026-10-01', centsPerHour: 8001 },
]
const on = (day: string, minutes: number) => ({ day, minutes })

it('pays each time at the rate of its day, from the first day of the rate on', () => {
  expect(moneyFor([on('2026-11-15', 60), on('2026-11-16', 30), on('2026-11-20', 60)], RATES)).toEqual({
    amountCents: 8001 + 15_000,
    rates: [
      { centsPerHour: 8001, minutes: 60 },
      { centsPerHour: 10_000, minutes: 90 },
    ],
    unratedMinutes: 0,
  })
})

it('rounds the sum at a rate, not each time', () => {
  expect(moneyFor([on('2026-11-01', 30), on('2026-11-02', 30)], RATES).amountCents).toBe(8001)
  expect(moneyFor([on('2026-11-01', 30)], RATES).amountCents).toBe(4001)
})

it('says how many minutes have no rate', () => {
  expect(moneyFor([on('2026-09-30', 45)], RATES)).toEqual({ amountCents: 0, rates: [], unratedMinutes: 45 })
  expect(moneyFor([], [])).toEqual({ amountCents: 0, rates: [], unratedMinutes: 0 })
})
