import type { ConsultationOutcome, Payout } from '@platform/shared-contracts/http'

const MINUTE_MS = 60_000

/** The day on which it starts for someone in that time zone: `2026-11-20`. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(at)
}

export interface PaidFor {
  readonly startsAt: Date
  readonly minutes: number
  readonly canceledAt: Date | null
  readonly outcome: ConsultationOutcome | null
  readonly heldMinutes: number | null
  readonly isHourUsed: boolean
}

type Sums = Omit<Payout, 'partner' | 'money'>

/** The month in which it starts for someone in that time zone: `2026-11`. */
export function monthIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone }).format(at)
}

/** A partner is paid for the time that a client used, whether the client came or not. */
export function payoutOf(consultations: readonly PaidFor[], now: Date): Sums {
  const kinds = consultations.map((one) => ({ ...one, kind: kindOf(one, now) }))
  const count = (kind: Kind) => kinds.filter((one) => one.kind === kind).length
  const paid = kinds.filter(({ kind }) => PAID.includes(kind))
  return {
    completed: count('completed'),
    missedByClient: count('client-absent'),
    canceledLate: count('canceled-late'),
    missedByPartner: count('partner-absent'),
    unrecorded: count('unrecorded'),
    paidMinutes: paid.reduce((sum, { minutes }) => sum + minutes, 0),
    heldMinutes: kinds.reduce((sum, { heldMinutes }) => sum + (heldMinutes ?? 0), 0),
  }
}

/** The consultations that a partner is paid for. */
export function paidOf<One extends PaidFor>(consultations: readonly One[], now: Date): One[] {
  return consultations.filter((one) => PAID.includes(kindOf(one, now)))
}

type Kind = ConsultationOutcome | 'canceled-late' | 'unrecorded' | 'none'
const PAID: readonly Kind[] = ['completed', 'client-absent', 'canceled-late']

function kindOf({ canceledAt, isHourUsed, outcome, startsAt, minutes }: PaidFor, now: Date): Kind {
  if (canceledAt) return isHourUsed ? 'canceled-late' : 'none'
  if (outcome) return outcome
  return startsAt.getTime() + minutes * MINUTE_MS <= now.getTime() ? 'unrecorded' : 'none'
}
