import type { GateTraining } from '../../http/tenants/gates.ts'

/** Why training does not count. `due`: it is not done yet, and its due day has not passed. */
export type GateReason = 'expired' | 'outdated' | 'overdue' | 'not_trained' | 'due'

/** A module that a person lacks; `day` is the last day that counted, or the due day. */
export interface GateNeed {
  readonly module: string
  readonly reason: GateReason
  readonly day: string | null
}

export interface GateAnswer {
  /** `check`: everything that is missing may still be done in time. */
  readonly verdict: 'enter' | 'check' | 'missing'
  readonly needs: readonly GateNeed[]
  readonly current: readonly { readonly module: string; readonly until: string; readonly isExempt: boolean }[]
}

/** Where a person stands at a gate at a time, by what the company requires of them. */
export function gateAnswer(required: readonly GateTraining[], now: Date): GateAnswer {
  const standings = required.map((training) => ({ training, reason: reasonOf(training, now) }))
  const needs = standings.flatMap(({ training, reason }) =>
    reason === null ? [] : [{ module: training.module, reason, day: dayOfReason(training, reason) }],
  )
  const current = standings.flatMap(({ training, reason }) =>
    reason === null ? [currentOf(training, now)] : [],
  )
  return { verdict: verdictOf(needs), needs, current }
}

function verdictOf(needs: readonly GateNeed[]): GateAnswer['verdict'] {
  if (needs.length === 0) return 'enter'
  return needs.every(({ reason }) => reason === 'due') ? 'check' : 'missing'
}

/** A due day and the last day of an exemption last until their end. */
function reasonOf(training: GateTraining, now: Date): GateReason | null {
  const { trainedUntil, isOutdated, dueOn } = training
  if (isExempt(training, now)) return null
  if (trainedUntil === null) return untrainedReason(dueOn, now)
  if (isOutdated) return 'outdated'
  return Date.parse(trainedUntil) <= now.getTime() ? 'expired' : null
}

function untrainedReason(dueOn: string | null, now: Date): GateReason {
  if (dueOn === null) return 'not_trained'
  return dueOn < dayOf(now.toISOString()) ? 'overdue' : 'due'
}

function dayOfReason({ trainedUntil, dueOn }: GateTraining, reason: GateReason): string | null {
  if (reason === 'expired') return trainedUntil && dayOf(trainedUntil)
  return reason === 'outdated' ? null : dueOn
}

function currentOf(training: GateTraining, now: Date): GateAnswer['current'][number] {
  const { module, exemptUntil, trainedUntil } = training
  if (isExempt(training, now)) return { module, until: exemptUntil ?? '', isExempt: true }
  return { module, until: dayOf(trainedUntil ?? ''), isExempt: false }
}

const isExempt = ({ exemptUntil }: GateTraining, now: Date) =>
  exemptUntil !== null && exemptUntil >= dayOf(now.toISOString())

const dayOf = (instant: string) => instant.slice(0, 10)
