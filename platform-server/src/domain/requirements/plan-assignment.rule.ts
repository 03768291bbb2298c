import type { Requirement } from './requirement.rule.ts'
import { EXPIRING_MS, countsUntil, dayOf, type Trained } from './standing.rule.ts'

export interface AssignmentFacts {
  readonly requirement: Requirement | null
  readonly exemptUntil: string | null
  readonly trained: Trained | null
  readonly assignment: { readonly dueOn: string; readonly assignedAt: Date } | null
}

export interface PlannedAssignment {
  readonly dueOn: string
  /** Training of before does not fulfill it. */
  readonly isRenewal: boolean
}

const DAY_MS = 24 * 60 * 60_000

/**
 * The due day that a requirement gives a person now, or `null` for none: they are exempt, they are current for more than
 * 60 days, or they have a due day that is still open, which is never replaced. A renewal is due on the last day on which
 * the training counts.
 */
export function planAssignment(facts: AssignmentFacts, now: Date): PlannedAssignment | null {
  const { requirement, exemptUntil, trained, assignment } = facts
  const isExempt = exemptUntil !== null && exemptUntil >= dayOf(now)
  if (requirement === null || isExempt || hasOpenDueDay(assignment, trained)) return null
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

/** Training since the assignment has fulfilled it. */
export function hasOpenDueDay(
  assignment: AssignmentFacts['assignment'],
  trained: AssignmentFacts['trained'],
): boolean {
  return assignment !== null && (trained === null || trained.at < assignment.assignedAt)
}
