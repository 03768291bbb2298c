import { freeSlots } from './slots.rule.ts'

const CHICAGO = 'America/Chicago'
const slots = (now: string, from: string, to: string, taken: string[] = []) =>
  freeSlots({
    now: new Date(now),
    from: new Date(from),
    to: new Date(to),
    timeZone: CHICAGO,
    taken: taken.map((at) => new Date(at)),
  }).map((at) => at.toISOString().slice(0, 16))

test('offers the working hours of the partner’s own zone, with a pause between', () => {
  expect(slots('2026-11-20T12:00:00Z', '2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z')).toEqual([
    '2026-11-23T15:00',
    '2026-11-23T16:15',
    '2026-11-23T17:30',
    '2026-11-23T19:30',
    '2026-11-23T20:45',
    '2026-11-23T22:00',
  ])
})

test('offers nothing at the weekend, within 24 hours, or beyond 30 days', () => {
  expect(slots('2026-11-20T12:00:00Z', '2026-11-21T06:00:00Z', '2026-11-23T06:00:00Z')).toEqual([])
  expect(slots('2026-11-22T18:00:00Z', '2026-11-22T00:00:00Z', '2026-11-24T06:00:00Z')[0]).toBe(
    '2026-11-23T19:30',
  )
  expect(slots('2026-11-20T12:00:00Z', '2026-12-20T12:00:00Z', '2027-01-20T12:00:00Z')).toEqual([])
})

test('leaves 15 minutes around each booking', () => {
  const left = slots('2026-11-20T12:00:00Z', '2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z', [
    '2026-11-23T16:00:00Z',
  ])
  expect(left).toEqual(['2026-11-23T17:30', '2026-11-23T19:30', '2026-11-23T20:45', '2026-11-23T22:00'])
})

test('follows the clock change', () => {
  const at = (day: string) => slots('2026-10-28T12:00:00Z', `${day}T00:00:00Z`, `${day}T23:59:00Z`)[0]
  expect([at('2026-10-30'), at('2026-11-02')]).toEqual(['2026-10-30T14:00', '2026-11-02T15:00'])
})
