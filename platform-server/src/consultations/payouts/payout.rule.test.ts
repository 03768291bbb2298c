import fc from 'fast-check'
import { monthIn, payoutOf, type PaidFor } from './payout.rule.ts'

const now = new Date('2026-12-01T00:00:00Z')
const one: PaidFor = {
  startsAt: new Date('2026-11-24T15:00:00Z'),
  minutes: 60,
  canceledAt: null,
  outcome: null,
  heldMinutes: null,
  isHourUsed: true,
}
const NOTHING = { completed: 0, missedByClient: 0, canceledLate: 0, missedByPartner: 0, unrecorded: 0 }

test.each([
  [
    'completed',
    { outcome: 'completed', heldMinutes: 40 },
    { completed: 1, paidMinutes: 60, heldMinutes: 40 },
  ],
  ['missed by the client', { outcome: 'client-absent' }, { missedByClient: 1, paidMinutes: 60 }],
  ['missed by the partner', { outcome: 'partner-absent', isHourUsed: false }, { missedByPartner: 1 }],
  ['canceled late', { canceledAt: now }, { canceledLate: 1, paidMinutes: 60 }],
  ['canceled in time', { canceledAt: now, isHourUsed: false }, {}],
  ['not recorded', {}, { unrecorded: 1 }],
  ['still to come', { startsAt: new Date('2026-12-02T15:00:00Z') }, {}],
] as const)('of a consultation that was %s', (_what, given, sums) => {
  expect(payoutOf([{ ...one, ...given }], now)).toEqual({
    ...NOTHING,
    paidMinutes: 0,
    heldMinutes: 0,
    ...sums,
  })
})

it('pays for exactly the minutes that clients used of what is recorded or canceled', () => {
  const consultation = fc
    .record({
      minutes: fc.constantFrom(30, 60),
      end: fc.constantFrom('completed', 'client-absent', 'partner-absent', 'late', 'early', 'open'),
      heldMinutes: fc.integer({ min: 5, max: 120 }),
    })
    .map(({ minutes, end, heldMinutes }): PaidFor => {
      if (end === 'late' || end === 'early')
        return { ...one, minutes, canceledAt: now, isHourUsed: end === 'late' }
      if (end === 'open') return { ...one, minutes }
      const isHourUsed = end !== 'partner-absent'
      return {
        ...one,
        minutes,
        outcome: end,
        isHourUsed,
        heldMinutes: end === 'completed' ? heldMinutes : null,
      }
    })
  fc.assert(
    fc.property(fc.array(consultation), (all) => {
      const used = all.filter(({ isHourUsed, outcome, canceledAt }) => isHourUsed && (outcome ?? canceledAt))
      expect(payoutOf(all, now).paidMinutes).toBe(used.reduce((sum, { minutes }) => sum + minutes, 0))
    }),
  )
})

it('belongs to the month of the partner’s own clock', () => {
  expect(monthIn('America/Chicago', new Date('2026-12-01T05:30:00Z'))).toBe('2026-11')
  expect(monthIn('America/New_York', new Date('2026-12-01T05:30:00Z'))).toBe('2026-12')
})
