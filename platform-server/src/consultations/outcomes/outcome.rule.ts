import type { ConsultationOutcome } from '@platform/shared-contracts/http'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** So long the one waits for the other. */
const GRACE_MS = 10 * MINUTE_MS
const RECORD_DAYS = 14

interface Booked {
  readonly startsAt: Date
  readonly minutes: number
  readonly canceledAt: Date | null
}

/** Until then the partner may record and correct what happened. */
export function recordUntil({ startsAt, minutes }: Omit<Booked, 'canceledAt'>): Date {
  return new Date(startsAt.getTime() + minutes * MINUTE_MS + RECORD_DAYS * DAY_MS)
}

interface Recording {
  readonly outcome: ConsultationOutcome
  readonly now: Date
  readonly isAdmin: boolean
}

/** Why it cannot be recorded now; `null` if it can. */
export function recordingRefusal(booked: Booked, { outcome, now, isAdmin }: Recording) {
  if (booked.canceledAt) return 'consultation-canceled'
  const wait = outcome === 'completed' ? 0 : GRACE_MS
  if (now.getTime() < booked.startsAt.getTime() + wait)
    return outcome === 'completed' ? 'not-started' : 'too-early-for-no-show'
  return !isAdmin && now > recordUntil(booked) ? 'too-late-to-record' : null
}

/** The time was reserved for a client who does not come; only a partner who does not come gives the hour back. */
export function isHourUsedAfter(outcome: ConsultationOutcome): boolean {
  return outcome !== 'partner-absent'
}
