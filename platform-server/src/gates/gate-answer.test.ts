import { gateAnswer } from '@platform/shared-contracts/rules'
import { assert, constantFrom, date, integer, option, property, record } from 'fast-check'
import { isCurrent, standingOf } from '../domain/requirements/standing.rule.ts'

const START = Date.parse('2026-01-01T00:00:00Z')
const DAY_MS = 24 * 60 * 60_000
const day = integer({ min: 0, max: 60 }).map((days) =>
  new Date(START + days * DAY_MS).toISOString().slice(0, 10),
)
const instant = date({ min: new Date(START), max: new Date(START + 60 * DAY_MS), noInvalidDate: true })
const facts = record({
  exemptUntil: option(day),
  trainedUntil: option(instant),
  isOutdated: constantFrom(true, false, false),
  dueOn: option(day),
})

test('a tablet says of any day what the matrix of the company says of it', () => {
  assert(
    property(facts, instant, ({ exemptUntil, trainedUntil, isOutdated, dueOn }, now) => {
      const trained = trainedUntil && {
        ...{ by: 'certificate' as const, at: new Date(START), expiresAt: trainedUntil, isOutdated },
      }
      const known = { requirement: null, exemptUntil, trained, isInProgress: false, dueOn }
      const { state } = standingOf(known, now)
      const training = { exemptUntil, trainedUntil: trainedUntil?.toISOString() ?? null, isOutdated, dueOn }
      const { verdict, needs } = gateAnswer([{ module: 'IC0112', ...training }], now)
      expect(verdict === 'enter').toBe(state === 'exempt' || isCurrent({ state }))
      const reasons = { expired: ['expired', 'outdated'], assigned: ['due'] } as Record<string, string[]>
      if (verdict !== 'enter') expect(reasons[state] ?? [state]).toContain(needs[0]?.reason)
    }),
    { numRuns: 2_000 },
  )
})
