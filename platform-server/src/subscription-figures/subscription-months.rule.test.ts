import { subscriptionFigures, subscriptionMonths } from './subscription-months.rule.ts'

const now = new Date('2026-11-21T12:00:00Z')
const began = (day: string) => ({ at: new Date(day), isSubscribed: true })
const ended = (day: string) => ({ at: new Date(day), isSubscribed: false })
const changes = [
  began('2026-09-30T23:59:59Z'),
  began('2026-10-01T00:00:00Z'),
  ended('2026-11-05'),
  began('2026-11-20'),
]
const known = { changes, active: 10, priceCents: 2900, now }

it('counts back from today, each change in its month', () => {
  expect(subscriptionMonths(known, 3)).toEqual([
    { month: '2026-09', active: 9, started: 1, ended: 0, revenueCents: 26_100 },
    { month: '2026-10', active: 10, started: 1, ended: 0, revenueCents: 29_000 },
    { month: '2026-11', active: 10, started: 1, ended: 1, revenueCents: 29_000 },
  ])
})

it('crosses the turn of the year', () => {
  const january = { ...known, changes: [], now: new Date('2026-01-15T00:00:00Z') }
  expect(subscriptionMonths(january, 3).map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01'])
})

it('measures who left within 30 days against who was there before', () => {
  expect(subscriptionFigures(known, 3)).toMatchObject({
    started: 1,
    ended: 1,
    churn: 0.1,
    revenueCents: 29_000,
  })
  expect(subscriptionFigures({ ...known, active: 0, changes: [] }, 3).churn).toBe(0)
})
