import { monthAfter } from '@platform/shared-contracts/rules'
import { priceOrder } from './price-order.rule.ts'

const tenant = {}
const classic = ['IC0110', 'IC0111', 'IC0112', 'IC0113']

test.each([
  { codes: classic, seats: 1, sumCents: 12_500, totalCents: 10_625 },
  { codes: classic, seats: 10, sumCents: 125_000, totalCents: 106_250 },
  { codes: [...classic, ...classic], seats: 1, sumCents: 12_500, totalCents: 10_625 },
  { codes: ['IC0110', 'IC0111'], seats: 3, sumCents: 16_500, totalCents: 16_500 },
  { codes: ['PS0100'], seats: 1, sumCents: 25_000, totalCents: 25_000 },
  { codes: ['LS0100'], seats: 4, sumCents: 11_600, totalCents: 11_600 },
])('sells $codes for $seats at $totalCents', ({ codes, seats, sumCents, totalCents }) => {
  expect(priceOrder({ codes, seats }, tenant)).toMatchObject({ sumCents, totalCents, seats })
})

test('asks what the tenant asks', () => {
  const prices = { learnerMonthlyCents: 3450, courseCents: { IC0118: 5500 } }
  expect(priceOrder({ codes: ['IC0118'], seats: 2 }, { prices })).toMatchObject({ totalCents: 11_000 })
})

test.each([
  [['IC9999'], 1],
  [['BC0100'], 1],
  [['PS0100', 'IC0110'], 1],
  [['PS0100'], 2],
])('does not sell %j for %d', (codes, seats) => {
  expect(priceOrder({ codes, seats }, tenant)).toEqual(expect.any(String))
})

test.each([
  ['2026-11-21T10:00:00.000Z', '2026-12-21T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
])('a month from %s is %s', (from, until) => {
  expect(monthAfter(new Date(from)).toISOString()).toBe(until)
})
