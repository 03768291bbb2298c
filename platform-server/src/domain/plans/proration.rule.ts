const DAY_MS = 24 * 60 * 60_000
/** What no card provider charges. */
const LEAST_CENTS = 50

interface Period {
  readonly startsAt: Date
  readonly endsAt: Date
}

interface Added extends Period {
  /** Of one seat for a whole period. */
  readonly priceCents: number
  readonly seats: number
}

export interface Proration {
  readonly perSeatCents: number
  readonly totalCents: number
  readonly daysLeft: number
  readonly periodDays: number
}

/**
 * What seats cost that are added within a period: the share of the days that are left, of which today is one, rounded half up to
 * the cent for one seat. Whole days, so that the price stays the same while the owner reads it. Less than 50 cents in all is
 * not charged.
 */
export function prorate({ startsAt, endsAt, priceCents, seats }: Added, now: Date): Proration {
  const periodDays = Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS))
  const left = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS)
  const daysLeft = Math.min(periodDays, Math.max(0, left))
  const share = Math.floor((2 * priceCents * daysLeft + periodDays) / (2 * periodDays))
  const perSeatCents = share * seats < LEAST_CENTS ? 0 : share
  return { perSeatCents, totalCents: perSeatCents * seats, daysLeft, periodDays }
}
