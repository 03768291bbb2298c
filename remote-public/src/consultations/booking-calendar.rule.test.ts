import type { Entitlement } from '@platform/shared-contracts/http'
import { coveredSlots, weeksOf, windowState } from './booking-calendar.rule.ts'

const window = (startsAt: string, endsAt: string, isUsed = false) => ({
  startsAt,
  endsAt,
  isUsed,
  minutesLeft: isUsed ? 0 : 60,
})
const plan: Entitlement = {
  id: 1,
  kind: 'partner-plan',
  startsAt: '2026-11-16T12:00:00Z',
  endsAt: '2026-12-16T12:00:00Z',
  windows: [
    window('2026-11-16T12:00:00Z', '2026-11-23T12:00:00Z', true),
    window('2026-11-23T12:00:00Z', '2026-11-30T12:00:00Z'),
  ],
}

test('offers only what an unused window covers', () => {
  const slots = [
    '2026-11-23T11:59:00Z',
    '2026-11-23T12:00:00Z',
    '2026-11-30T11:59:00Z',
    '2026-11-30T12:00:00Z',
  ]
  const hour = { minutes: 60 }
  expect(coveredSlots(slots, [plan], hour)).toEqual(slots.slice(1, 3))
  expect(coveredSlots(slots, [], hour)).toEqual([])
  const windows = plan.windows.map((one) => ({ ...one, minutesLeft: 30 }))
  expect(coveredSlots(slots, [{ ...plan, windows }], hour)).toEqual([])
  expect(coveredSlots(slots, [{ ...plan, windows }], { minutes: 30 })).toEqual(slots.slice(0, 3))
})

test('offers the time of a booking that moves to the booking itself', () => {
  const slots = ['2026-11-17T12:00:00Z', '2026-12-01T12:00:00Z']
  const instead = { startsAt: '2026-11-18T12:00:00Z', minutes: 60 }
  expect(coveredSlots(slots, [plan], { minutes: 60, instead })).toEqual(slots.slice(0, 1))
})

test('puts a slot on the day that the viewer’s calendar shows', () => {
  const slots = ['2026-11-23T03:00:00Z', '2026-11-23T15:00:00Z']
  expect(weeksOf(slots, 'America/Los_Angeles').map(({ monday }) => monday)).toEqual([
    '2026-11-16',
    '2026-11-23',
  ])
  expect(weeksOf(slots, 'UTC')).toEqual([{ monday: '2026-11-23', days: [{ day: '2026-11-23', slots }] }])
})

test.each([
  ['2026-11-22T12:00:00Z', true, 'used'],
  ['2026-11-22T12:00:00Z', false, 'open'],
  ['2026-11-30T12:00:00Z', false, 'over'],
])('at %s a window that is used: %s is %s', (now, isUsed, state) => {
  const given = window('2026-11-16T12:00:00Z', '2026-11-30T12:00:00Z', isUsed)
  expect(windowState(given, new Date(now))).toBe(state)
})
