import type { Availability } from '@platform/shared-contracts/http'
import { usualAvailability } from './availability.ts'
import { freeSlots, isFreeAt } from './slots.rule.ts'

const CHICAGO: Availability = { ...usualAvailability('IL'), timeZone: 'America/Chicago' }
const NOW = '2026-11-20T12:00:00Z'

interface Given extends Partial<Availability> {
  readonly now?: string
  readonly minutes?: number
  /** Start and length with break, in minutes. */
  readonly busy?: readonly (readonly [string, number])[]
}

function slots(from: string, to: string, { now = NOW, minutes = 60, busy = [], ...settings }: Given = {}) {
  const found = freeSlots({
    now: new Date(now),
    from: new Date(from),
    to: new Date(to),
    availability: { ...CHICAGO, ...settings },
    minutes,
    busy: busy.map(([at, length]) => ({
      startsAt: new Date(at),
      blockedUntil: new Date(Date.parse(at) + length * 60_000),
    })),
  })
  return found.map((at) => at.toISOString().slice(0, 16))
}
const monday = (given: Given = {}) => slots('2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z', given)
const everyDay = (from: string, until: string) => Array.from({ length: 7 }, () => [{ from, until }])

test('offers the usual hours in the zone of the partner, with a break after each', () => {
  const offered = ['15:00', '16:15', '17:30', '19:30', '20:45', '22:00']
  expect(monday()).toEqual(offered.map((time) => `2026-11-23T${time}`))
})

test('fits half hours into the same hours', () => {
  expect(monday({ minutes: 30 }).slice(0, 6)).toEqual(
    ['15:00', '15:45', '16:30', '17:15', '18:00', '19:30'].map((time) => `2026-11-23T${time}`),
  )
})

test('offers nothing at the weekend, within the notice, or beyond the horizon', () => {
  expect(slots('2026-11-21T06:00:00Z', '2026-11-23T06:00:00Z')).toEqual([])
  const sunday = { now: '2026-11-22T18:00:00Z' }
  expect(slots('2026-11-22T00:00:00Z', '2026-11-24T06:00:00Z', sunday)[0]).toBe('2026-11-23T19:30')
  expect(slots('2026-12-20T12:00:00Z', '2027-01-20T12:00:00Z')).toEqual([])
  expect(monday({ noticeHours: 168 })).toEqual([])
  expect(slots('2026-12-21T12:00:00Z', '2026-12-22T12:00:00Z', { horizonDays: 60 })).toHaveLength(6)
})

test('leaves the break before and after what is booked', () => {
  const busy = [['2026-11-23T16:00:00Z', 75]] as const
  expect(monday({ busy })[0]).toBe('2026-11-23T17:30')
  // Its break ends when the next one starts, and its own break may not reach into it.
  const apart = [['2026-11-23T17:15:00Z', 60]] as const
  expect(monday({ busy: apart, bufferMinutes: 0 }).slice(0, 3)).toEqual(
    ['15:00', '16:00', '19:30'].map((time) => `2026-11-23T${time}`),
  )
  expect(monday({ busy: [['2026-11-23T16:10:00Z', 10]] })[0]).toBe('2026-11-23T17:30')
})

test('closes holidays, unless the day has hours of its own, and time off closes everything', () => {
  const thanksgiving = (given: Given = {}) => slots('2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z', given)
  expect(thanksgiving()).toEqual([])
  expect(thanksgiving({ isClosedOnHolidays: false })).toHaveLength(6)
  const exceptions = [{ day: '2026-11-26', hours: [{ from: '10:00', until: '11:00' }] }]
  expect(thanksgiving({ exceptions })).toEqual(['2026-11-26T16:00'])
  expect(thanksgiving({ exceptions, timeOff: [{ from: '2026-11-20', to: '2026-11-26' }] })).toEqual([])
  expect(monday({ exceptions: [{ day: '2026-11-23', hours: [] }] })).toEqual([])
})

test.each([
  [
    'north, autumn',
    'America/Chicago',
    '2026-10-20T12:00:00Z',
    ['2026-10-31', '2026-11-01'],
    ['14:00', '15:00'],
  ],
  [
    'north, spring',
    'America/Chicago',
    '2027-03-01T12:00:00Z',
    ['2027-03-13', '2027-03-14'],
    ['15:00', '14:00'],
  ],
  [
    'south, spring',
    'Australia/Sydney',
    '2026-09-20T12:00:00Z',
    ['2026-10-03', '2026-10-04'],
    ['23:00', '22:00'],
  ],
  [
    'south, autumn',
    'Australia/Sydney',
    '2027-03-20T12:00:00Z',
    ['2027-04-03', '2027-04-04'],
    ['22:00', '23:00'],
  ],
  [
    'by half an hour',
    'Australia/Lord_Howe',
    '2026-09-20T12:00:00Z',
    ['2026-10-03', '2026-10-04'],
    ['22:30', '22:00'],
  ],
])('stays at nine across a clock change: %s', (_where, timeZone, now, days, hours) => {
  const settings = { now, timeZone, week: everyDay('09:00', '10:00') }
  const first = slots('2026-01-01T00:00:00Z', '2028-01-01T00:00:00Z', settings)
  const localDays = new Map(first.map((at) => [dayIn(timeZone, at), at.slice(11)]))
  expect(days.map((day) => localDays.get(day))).toEqual(hours)
})

const dayIn = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(`${at}:00Z`))

test('counts real hours in the night of a clock change', () => {
  const night = { week: everyDay('00:00', '04:00'), bufferMinutes: 0 } as const
  const spring = { ...night, now: '2027-03-01T12:00:00Z' }
  // From midnight to four there are three hours: none is offered at half past two, which no clock shows.
  expect(slots('2027-03-14T06:00:00Z', '2027-03-14T12:00:00Z', spring)).toEqual(
    ['06:00', '07:00', '08:00'].map((time) => `2027-03-14T${time}`),
  )
  const autumn = { ...night, now: '2026-10-20T12:00:00Z' }
  expect(slots('2026-11-01T05:00:00Z', '2026-11-01T12:00:00Z', autumn)).toEqual(
    ['05:00', '06:00', '07:00', '08:00', '09:00'].map((time) => `2026-11-01T${time}`),
  )
})

test('is open until midnight where the partner says so', () => {
  const late = { week: everyDay('22:00', '24:00'), bufferMinutes: 0 } as const
  expect(slots('2026-11-24T00:00:00Z', '2026-11-24T12:00:00Z', late)).toEqual([
    '2026-11-24T04:00',
    '2026-11-24T05:00',
  ])
})

test.each([
  ['off the grid of clients', '2026-11-23T15:10:00Z', [], true],
  ['to the last minute of the morning', '2026-11-23T17:30:00Z', [], true],
  ['into the lunch break', '2026-11-23T17:31:00Z', [], false],
  ['on a weekend', '2026-11-22T15:00:00Z', [], false],
  ['right after a booking and its break', '2026-11-23T16:15:00Z', ['2026-11-23T15:00:00Z'], true],
  ['before the break of a booking is over', '2026-11-23T16:14:00Z', ['2026-11-23T15:00:00Z'], false],
])('staff may give a partner an hour %s: %s, with %j booked: %j', (_what, at, booked, isFree) => {
  const busy = booked.map((start) => ({
    startsAt: new Date(start),
    blockedUntil: new Date(Date.parse(start) + 75 * 60_000),
  }))
  expect(isFreeAt(new Date(at), { availability: CHICAGO, minutes: 60, busy })).toBe(isFree)
})
