import fc from 'fast-check'
import { planAssignment, type AssignmentFacts } from './plan-assignment.rule.ts'
import {
  countsUntil,
  dayOf,
  isCurrent,
  standingOf,
  type StandingFacts,
  type Trained,
} from './standing.rule.ts'

const now = new Date('2026-11-21T12:00:00Z')
const instant = fc.date({
  min: new Date('2023-01-01T00:00:00Z'),
  max: new Date('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const day = instant.map(dayOf)
const pastOrNow = fc.date({ min: new Date('2023-01-01T00:00:00Z'), max: now, noInvalidDate: true })
const trained: fc.Arbitrary<Trained> = fc.record({
  by: fc.constantFrom('certificate' as const, 'class' as const),
  at: pastOrNow,
  expiresAt: instant,
  isOutdated: fc.boolean(),
})
const requirement = fc.record({
  months: fc.integer({ min: 1, max: 60 }),
  basis: fc.constantFrom('regulatory' as const, 'recommended' as const),
  dueInDays: fc.integer({ min: 0, max: 365 }),
})
const optional = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null })
const facts = fc.record({
  requirement: optional(requirement),
  exemptUntil: optional(day),
  trained: optional(trained),
  isInProgress: fc.boolean(),
  dueOn: optional(day),
})
const assignment = fc.record({ dueOn: day, assignedAt: pastOrNow, isRenewal: fc.boolean() })
const planned = fc.record({
  requirement: optional(requirement),
  exemptUntil: optional(day),
  trained: optional(trained),
  assignment: optional(assignment),
})

const none: StandingFacts = {
  ...{ requirement: null, exemptUntil: null, trained: null, isInProgress: false, dueOn: null },
}
const certificate = {
  by: 'certificate' as const,
  at: new Date('2025-11-30T10:00:00Z'),
  expiresAt: new Date('2027-11-30T10:00:00Z'),
  isOutdated: false,
}

test.each<[Partial<StandingFacts>, string, string | null]>([
  [{}, 'not_trained', null],
  [{ dueOn: '2026-11-21' }, 'assigned', null],
  [{ dueOn: '2026-11-20' }, 'overdue', null],
  [{ isInProgress: true, dueOn: '2026-12-20' }, 'in_progress', null],
  [{ isInProgress: true, dueOn: '2026-11-20' }, 'overdue', null],
  [{ trained: certificate }, 'current', '2027-11-30'],
  [{ trained: certificate, requirement: { months: 12 } }, 'expiring', '2026-11-30'],
  [{ trained: certificate, requirement: { months: 11 } }, 'expired', '2026-10-30'],
  [{ trained: certificate, requirement: { months: 60 } }, 'current', '2027-11-30'],
  [{ trained: { ...certificate, isOutdated: true } }, 'expired', '2027-11-30'],
  [{ exemptUntil: '2026-11-21', dueOn: '2026-01-01' }, 'exempt', '2026-11-21'],
  [{ exemptUntil: '2026-11-20', dueOn: '2026-01-01' }, 'overdue', null],
])('of %j is %s until %j', (changes, state, until) => {
  expect(standingOf({ ...none, ...changes }, now)).toMatchObject({ state, until })
})

test('says what training counts, or counted', () => {
  const byOf = (changes: Partial<StandingFacts>) => standingOf({ ...none, ...changes }, now).trainedBy
  expect(byOf({ trained: { ...certificate, by: 'class' } })).toBe('class')
  expect(byOf({ trained: certificate, requirement: { months: 11 } })).toBe('certificate')
  expect(byOf({ trained: certificate, exemptUntil: '2026-11-21' })).toBeUndefined()
})

test('never becomes better as time passes without anything else happening', () => {
  const rank = { current: 0, expiring: 1, expired: 2 } as const
  fc.assert(
    fc.property(trained, optional(requirement), instant, instant, (one, required, first, second) => {
      const [sooner, later] = [first, second].toSorted((a, b) => a.getTime() - b.getTime())
      const at = (when: Date | undefined) =>
        rank[
          standingOf({ ...none, trained: one, requirement: required }, when ?? now).state as keyof typeof rank
        ]
      expect(at(sooner)).toBeLessThanOrEqual(at(later))
    }),
  )
})

test('a requirement never makes training count longer', () => {
  fc.assert(
    fc.property(trained, requirement, (one, required) => {
      expect(countsUntil(one, required).getTime()).toBeLessThanOrEqual(countsUntil(one, null).getTime())
    }),
  )
})

test('an exemption that holds beats everything, and one that is over changes nothing', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const { state } = standingOf(known, now)
      const isExempt = known.exemptUntil !== null && known.exemptUntil >= dayOf(now)
      expect(state === 'exempt').toBe(isExempt)
      if (!isExempt) expect(standingOf({ ...known, exemptUntil: null }, now).state).toBe(state)
    }),
  )
})

describe('the due day that a requirement gives', () => {
  const isOpen = ({ assignment: given, trained: had, requirement: required }: AssignmentFacts) => {
    if (given === null || had === null) return given !== null
    const isFulfilled = given.isRenewal
      ? had.at >= given.assignedAt
      : had.at >= given.assignedAt || countsUntil(had, required) > given.assignedAt
    return !isFulfilled
  }

  it('never replaces one that is open', () => {
    fc.assert(
      fc.property(planned, (known) => {
        if (isOpen(known)) expect(planAssignment(known, now)).toBeNull()
      }),
    )
  })

  it('is never in the past, and is there for everyone who is required and neither exempt nor current', () => {
    fc.assert(
      fc.property(planned, (known) => {
        const plan = planAssignment(known, now)
        if (plan) expect(plan.dueOn >= dayOf(now)).toBe(true)
        const standing = standingOf({ ...none, ...known }, now)
        const isMissing = known.requirement !== null && standing.state !== 'exempt' && !isCurrent(standing)
        if (isMissing && !isOpen(known)) expect(plan).not.toBeNull()
        if (known.requirement === null || standing.state === 'exempt') expect(plan).toBeNull()
      }),
    )
  })

  it('is given once: what was planned is open from then on', () => {
    fc.assert(
      fc.property(planned, (known) => {
        const plan = planAssignment(known, now)
        if (!plan || known.trained?.at.getTime() === now.getTime()) return
        const next = { ...known, assignment: { ...plan, assignedAt: now } }
        expect(planAssignment(next, new Date(now.getTime() + 1))).toBeNull()
      }),
    )
  })

  it('is the last day of training that expires within 60 days, and a renewal', () => {
    const known = { exemptUntil: null, trained: certificate, assignment: null }
    const yearly = { months: 12, basis: 'recommended', dueInDays: 30 } as const
    expect(planAssignment({ ...known, requirement: yearly }, now)).toEqual({
      ...{ dueOn: '2026-11-30', isRenewal: true },
    })
    const early = new Date('2026-10-01T09:59:59Z')
    expect(planAssignment({ ...known, requirement: yearly }, early)).toBeNull()
    expect(planAssignment({ ...known, requirement: yearly }, new Date('2026-10-01T10:00:00Z'))).not.toBeNull()
  })

  it('comes after one that was set by hand while the training counted, and not after one set once it had expired', () => {
    const yearly = { months: 12, basis: 'recommended', dueInDays: 30 } as const
    const known = { requirement: yearly, exemptUntil: null, trained: certificate }
    const setByHand = (assignedAt: string) => ({
      ...known,
      assignment: { dueOn: '2026-12-31', assignedAt: new Date(assignedAt), isRenewal: false },
    })
    expect(planAssignment(setByHand('2026-03-01T09:00:00Z'), now)).toEqual({
      ...{ dueOn: '2026-11-30', isRenewal: true },
    })
    const later = new Date('2026-12-02T09:00:00Z')
    expect(planAssignment(setByHand('2026-12-01T09:00:00Z'), later)).toBeNull()
  })
})
