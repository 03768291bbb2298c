import type { ComplianceDay } from '@platform/shared-contracts/http'
import { betterOf } from '../../domain/requirements/class-training.rule.ts'
import type { Requirement } from '../../domain/requirements/requirement.rule.ts'
import {
  dayOf,
  isCounted,
  isCurrent,
  standingOf,
  type Trained,
} from '../../domain/requirements/standing.rule.ts'

const MONTHS = 12

/** Training that counted from a moment on, until another replaced it. */
export interface PastTraining {
  readonly trained: Trained
  readonly replacedAt: Date | null
}

export interface PastExemption {
  readonly grantedAt: Date
  readonly endedAt: Date | null
  /** The last day. */
  readonly endsOn: string
}

/** A module that the rules of today require of a person who works there today. */
export interface RequiredCell {
  readonly requirement: Requirement
  /** When the person was added: before, the module was not required of them. */
  readonly addedAt: Date
  readonly training: readonly PastTraining[]
  readonly exemptions: readonly PastExemption[]
}

/** The ends of the last twelve months in UTC, the oldest first, and now. */
export function trendMoments(now: Date): Date[] {
  const ends = Array.from(
    { length: MONTHS },
    (_, back) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1) - 1),
  )
  return [...ends.reverse(), now]
}

/** Of the required training of a moment, how much was current then. */
export function complianceAt(cells: readonly RequiredCell[], moment: Date): ComplianceDay {
  const standings = cells.filter(({ addedAt }) => addedAt <= moment).map((cell) => standingAt(cell, moment))
  const counted = standings.filter((standing) => isCounted(standing, true))
  return { day: dayOf(moment), required: counted.length, current: counted.filter(isCurrent).length }
}

function standingAt({ requirement, training, exemptions }: RequiredCell, moment: Date) {
  const trained = training
    .filter(({ trained: { at }, replacedAt }) => at <= moment && (replacedAt === null || replacedAt > moment))
    .reduce<Trained | null>((best, { trained: next }) => betterOf(best, next), null)
  const exempt = exemptions.find(
    ({ grantedAt, endedAt, endsOn }) =>
      grantedAt <= moment && (endedAt === null || endedAt > moment) && endsOn >= dayOf(moment),
  )
  // What is in progress or due is not current in any case.
  const open = { isInProgress: false, dueOn: null }
  return standingOf({ ...open, requirement, trained, exemptUntil: exempt?.endsOn ?? null }, moment)
}
