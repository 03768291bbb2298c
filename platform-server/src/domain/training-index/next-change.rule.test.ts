import fc from 'fast-check'
import { measuredState } from '../progress/measured-state.rule.ts'
import { EXPIRING_MS, standingOf, type Trained } from '../requirements/standing.rule.ts'
import { trainingState } from '../training-cells/training-state.rule.ts'
import { nextChange } from './next-change.rule.ts'

const DAY_MS = 24 * 60 * 60_000
const START = Date.parse('2026-02-20T00:00:00Z')

/** Around a month's end, with moments that fall on the same one often. */
const moment = fc
  .tuple(fc.integer({ min: 0, max: 120 }), fc.constantFrom(0, 1, DAY_MS / 2, DAY_MS - 1))
  .map(([days, ms]) => new Date(START + days * DAY_MS + ms))
const day = moment.map((at) => at.toISOString().slice(0, 10))
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const trained: fc.Arbitrary<Trained> = fc.record({
  by: fc.constantFrom('certificate', 'class'),
  at: moment.map((at) => new Date(at.getTime() - 365 * DAY_MS)),
  expiresAt: moment,
  isOutdated: fc.boolean(),
})
const cell = fc.record({
  requirement: orNull(fc.record({ months: fc.integer({ min: 9, max: 13 }) })),
  exemptUntil: orNull(day),
  trained: orNull(trained),
  dueOn: orNull(day),
})
const facts = fc.record({ cell, isInProgress: fc.boolean(), certificate: orNull(trained) })

/** Everything that the index says of a cell, by the rules that say it everywhere else. */
function shown(
  { cell: known, isInProgress, certificate }: typeof facts extends fc.Arbitrary<infer T> ? T : never,
  now: Date,
) {
  const today = now.toISOString().slice(0, 10)
  const lessonAt = isInProgress ? new Date(START) : null
  const held = certificate && { ...certificate, issuedAt: certificate.at }
  const measured = measuredState({ certificate: held, lastAttempt: null, lessonAt }, now)
  const left = certificate ? certificate.expiresAt.getTime() - now.getTime() : -1
  return {
    standing: standingOf({ ...known, isInProgress }, now),
    measured,
    state: trainingState(measured?.status ?? null, known.dueOn, today),
    isExpiring: left > 0 && left <= EXPIRING_MS,
  }
}

const next = ({ cell: known, certificate }: Parameters<typeof shown>[0], now: Date) =>
  nextChange({ cells: [known], certificateEnds: certificate ? [certificate.expiresAt] : [] }, now)

it('nothing is another before the moment that it names', () => {
  fc.assert(
    fc.property(facts, moment, moment, (known, now, later) => {
      const until = next(known, now)
      fc.pre(later >= now && (until === null || later < until))
      expect(shown(known, later)).toEqual(shown(known, now))
    }),
    { numRuns: 1_000 },
  )
})

it('nothing is another one millisecond before it', () => {
  fc.assert(
    fc.property(facts, moment, (known, now) => {
      const until = next(known, now)
      fc.pre(until !== null)
      expect(shown(known, new Date(until!.getTime() - 1))).toEqual(shown(known, now))
    }),
    { numRuns: 1_000 },
  )
})

it.each([
  ['the day after a due day', { dueOn: '2026-03-31' }, '2026-04-01T00:00:00.000Z'],
  ['the day after an exemption', { exemptUntil: '2026-02-28' }, '2026-03-01T00:00:00.000Z'],
])('is %s', (_, known, at) => {
  const none = { requirement: null, exemptUntil: null, trained: null, dueOn: null }
  const now = new Date('2026-02-21T08:00:00Z')
  expect(nextChange({ cells: [{ ...none, ...known }], certificateEnds: [] }, now)?.toISOString()).toBe(at)
})

it('is when a certificate begins to expire, then its end, then never', () => {
  const end = new Date('2026-06-01T10:00:00Z')
  const soon = new Date(end.getTime() - EXPIRING_MS)
  const at = (now: Date) => nextChange({ cells: [], certificateEnds: [end] }, now)
  expect(at(new Date(START))).toEqual(soon)
  expect(at(soon)).toEqual(end)
  expect(at(end)).toBeNull()
})
