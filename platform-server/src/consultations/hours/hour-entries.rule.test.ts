import { hourEntries } from './hour-entries.rule.ts'

const term = { id: 1, kind: 'on-demand', startsAt: new Date('2026-11-01T12:00:00Z') } as const
const END = '2026-12-01T12:00:00.000Z'
const stored = (id: number, minutes: number, at: string) => ({
  ...{ id, minutes, at: new Date(at), entitlementId: 1, window: 0, consultationAt: null },
  cause: minutes > 0 ? ('partner-absent' as const) : ('booked' as const),
})
const granted = { ...stored(1, 60, '2026-11-01T12:00:00Z'), cause: 'granted' as const }
const booked = stored(2, -60, '2026-11-20T12:00:00Z')
const shown = (entries: Parameters<typeof hourEntries>[1], now = '2027-01-01T00:00:00Z') =>
  hourEntries(term, entries, new Date(now)).map(({ cause, at, minutesLeft }) => [cause, at, minutesLeft])

it('expires what is left when the window ends', () => {
  expect(shown([granted])[0]).toEqual(['expired', END, 0])
  expect(shown([granted, booked])[0]).toEqual(['booked', '2026-11-20T12:00:00.000Z', 0])
})

it('expires what comes back after the end when it comes back', () => {
  const late = '2026-12-05T12:00:00.000Z'
  expect(shown([granted, booked, stored(3, 60, late)]).slice(0, 2)).toEqual([
    ['expired', late, 0],
    ['partner-absent', late, 60],
  ])
})
