import type { Requirement } from './requirement.rule.ts'
import { EXPIRING_MS, countsUntil, dayOf, type Trained } from './standing.rule.ts'

export interface AssignmentFacts {
  readonly requirement: Requirement | null
  readonly exemptUntil: string | null
  readonly trained: Trained | null
  readonly assignment: Assignment | null
}

interface Assignment {
  readonly dueOn: string
  readonly assignedAt: Date
  /** Training of before does not fulfill it. */
  readonly isRenewal: boolean
}

export type PlannedAssignment = Pick<Assignment, 'dueOn' | 'isRenewal'>

const DAY_MS = 24 * 60 * 60_000

/**
 * The due day that a requirement gives a person now, or `null` for none: they are exempt, they are current for more than
 * 60 days, or they have a due day that is still open, which is never replaced. A renewal is due on the last day on which
 * the training counts.
 */
export function planAssignment(facts: AssignmentFacts, now: Date): PlannedAssignment | null {
  const { requirement, exemptUntil, trained } = facts
  const isExempt = exemptUntil !== null && exemptUntil >= dayOf(now)
  if (requirement === null || isExempt || hasOpenDueDay(facts)) return null
  return dueDay(requirement, trained, now)
}

function dueDay(requirement: Requirement, trained: Trained | null, now: Date): PlannedAssignment | null {
  const afterDays = dayOf(new Date(now.getTime() + requirement.dueInDays * DAY_MS))
  if (trained === null) return { dueOn: afterDays, isRenewal: false }
  const end = countsUntil(trained, requirement)
  if (trained.isOutdated || end <= now) return { dueOn: afterDays, isRenewal: true }
  if (end.getTime() - now.getTime() > EXPIRING_MS) return null
  return { dueOn: dayOf(end), isRenewal: true }
}

/** Training since the assignment fulfills it. So does training that counted at that time, unless it is a renewal. */
export function hasOpenDueDay({
  assignment,
  trained,
  requirement,
}: Pick<AssignmentFacts, 'assignment' | 'trained' | 'requirement'>): boolean {
  if (assignment === null || trained === null) return assignment !== null
  const { assignedAt, isRenewal } = assignment
  return trained.at < assignedAt && (isRenewal || countsUntil(trained, requirement) <= assignedAt)
}
