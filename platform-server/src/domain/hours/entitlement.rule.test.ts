import { freePart, windowAt, windowsOf } from './entitlement.rule.ts'

const startsAt = new Date('2026-11-10T15:00:00Z')
const plan = { kind: 'partner-plan', startsAt } as const

test('gives four weeks and the two days that are left', () => {
  expect(windowsOf(plan).map(({ endsAt }) => endsAt.toISOString())).toEqual([
    '2026-11-17T15:00:00.000Z',
    '2026-11-24T15:00:00.000Z',
    '2026-12-01T15:00:00.000Z',
    '2026-12-08T15:00:00.000Z',
    '2026-12-10T15:00:00.000Z',
  ])
})

test('gives one window of a month on demand', () => {
  expect(windowsOf({ kind: 'on-demand', startsAt })).toHaveLength(1)
})

test.each([
  ['2026-11-10T14:59:59Z', null],
  ['2026-11-10T15:00:00Z', 0],
  ['2026-11-17T14:59:59Z', 0],
  ['2026-11-17T15:00:00Z', 1],
  ['2026-12-09T12:00:00Z', 4],
  ['2026-12-10T15:00:00Z', null],
])('puts an hour at %s into window %s', (at, index) => {
  expect(windowAt(plan, new Date(at))?.index ?? null).toBe(index)
})

test('splits the hour of a window into halves', () => {
  expect(freePart([], 60)).toBe(0)
  expect(freePart([{ usedFrom: 0, minutes: 30 }], 60)).toBeNull()
  expect(freePart([{ usedFrom: 0, minutes: 30 }], 30)).toBe(30)
  expect(freePart([{ usedFrom: 30, minutes: 30 }], 30)).toBe(0)
  expect(freePart([{ usedFrom: 0, minutes: 60 }], 30)).toBeNull()
})
