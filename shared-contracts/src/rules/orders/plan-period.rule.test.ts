import { monthAfter, periodAfter } from './plan-period.rule.ts'

it('comes back to the day on which a plan began after a short month', () => {
  const started = new Date('2027-01-31T10:00:00Z')
  const february = periodAfter('LS0100', started)
  expect(february.toISOString()).toBe('2027-02-28T10:00:00.000Z')
  expect(periodAfter('LS0100', february, started).toISOString()).toBe('2027-03-31T10:00:00.000Z')
})

it('crosses the end of a year, and knows a leap day', () => {
  expect(monthAfter(new Date('2026-12-15T00:00:00Z')).toISOString()).toBe('2027-01-15T00:00:00.000Z')
  expect(monthAfter(new Date('2028-01-30T00:00:00Z')).toISOString()).toBe('2028-02-29T00:00:00.000Z')
})

it('is 30 days for the partner plan', () => {
  expect(periodAfter('PS0100', new Date('2027-01-31T10:00:00Z')).toISOString()).toBe(
    '2027-03-02T10:00:00.000Z',
  )
})
