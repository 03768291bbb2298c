import type { Standing, TrainedBy } from '@platform/shared-contracts/http'
import { expiryAfter } from '../certificates/renewal-interval.rule.ts'
import type { Requirement } from './requirement.rule.ts'

/** Training that a person had. */
export interface Trained {
  readonly by: TrainedBy
  readonly at: Date
  /** When its own certificate or record expires. */
  readonly expiresAt: Date
  /** The content has changed so much since that the module has to be taken again. */
  readonly isOutdated: boolean
}

export interface StandingFacts {
  /** `null` where no rule requires the module. */
  readonly requirement: Pick<Requirement, 'months'> | null
  /** The last day of the exemption that holds. */
  readonly exemptUntil: string | null
  readonly trained: Trained | null
  readonly isInProgress: boolean
  readonly dueOn: string | null
}

export const EXPIRING_MS = 60 * 24 * 60 * 60_000

export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The earlier of the certificate's own end and the end of the interval that the company requires. */
export function countsUntil(trained: Trained, requirement: StandingFacts['requirement']): Date {
  if (requirement === null) return trained.expiresAt
  const end = expiryAfter(trained.at, requirement.months)
  return end < trained.expiresAt ? end : trained.expiresAt
}

/** Where a person stands in one module. A due day and the last day of an exemption last until their end. */
export function standingOf(facts: StandingFacts, now: Date): Standing {
  const { exemptUntil, trained, dueOn } = facts
  if (exemptUntil !== null && exemptUntil >= dayOf(now)) return { state: 'exempt', until: exemptUntil }
  if (trained) return trainedStanding(trained, facts.requirement, now)
  return { state: untrainedState(dueOn, facts.isInProgress, dayOf(now)), until: null }
}

function trainedStanding(trained: Trained, requirement: StandingFacts['requirement'], now: Date): Standing {
  const end = countsUntil(trained, requirement)
  const until = dayOf(end)
  const training = { until, trainedBy: trained.by }
  if (trained.isOutdated || end <= now) return { state: 'expired', ...training }
  const isSoon = end.getTime() - now.getTime() <= EXPIRING_MS
  return { state: isSoon ? 'expiring' : 'current', ...training }
}

function untrainedState(dueOn: string | null, isInProgress: boolean, today: string): Standing['state'] {
  if (dueOn !== null && dueOn < today) return 'overdue'
  if (isInProgress) return 'in_progress'
  return dueOn === null ? 'not_trained' : 'assigned'
}

/** Training that counts today. */
export const isCurrent = ({ state }: Pick<Standing, 'state'>) => state === 'current' || state === 'expiring'

/** What counts for the compliance of a company: required, and not exempt. */
export const isCounted = ({ state }: Pick<Standing, 'state'>, isRequired: boolean) =>
  isRequired && state !== 'exempt'
