import type { EntitlementKind } from '@platform/shared-contracts/http'

const DAY_MS = 86_400_000
export const TERM_DAYS = 30
const WINDOW_DAYS: Readonly<Record<EntitlementKind, number>> = { 'partner-plan': 7, 'on-demand': TERM_DAYS }

export interface Window {
  readonly index: number
  readonly startsAt: Date
  readonly endsAt: Date
}

interface Term {
  readonly kind: EntitlementKind
  readonly startsAt: Date
}

/** Weeks of a partner plan from the start of service, the last one the two days that are left; one month on demand. */
export function windowsOf({ kind, startsAt }: Term): readonly Window[] {
  const days = WINDOW_DAYS[kind]
  const end = termEnd({ startsAt }).getTime()
  return Array.from({ length: Math.ceil(TERM_DAYS / days) }, (_, index) => {
    const from = startsAt.getTime() + index * days * DAY_MS
    return { index, startsAt: new Date(from), endsAt: new Date(Math.min(from + days * DAY_MS, end)) }
  })
}

export function termEnd({ startsAt }: Pick<Term, 'startsAt'>): Date {
  return new Date(startsAt.getTime() + TERM_DAYS * DAY_MS)
}

/** The window that an hour beginning at `at` belongs to; `null` outside the term. */
export function windowAt(term: Term, at: Date): Window | null {
  return windowsOf(term).find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt) ?? null
}

export const HOUR = 60
/** Where in a window's hour a consultation may begin to use it. */
const PARTS = [0, 30]

export interface UsedPart {
  /** In minutes of the hour. */
  readonly usedFrom: number
  readonly minutes: number
}

/** The first part of the hour where as many minutes are unused; `null` when there is none. */
export function freePart(used: readonly UsedPart[], minutes: number): number | null {
  const isFree = (from: number) =>
    from + minutes <= HOUR &&
    used.every((part) => part.usedFrom + part.minutes <= from || from + minutes <= part.usedFrom)
  return PARTS.find(isFree) ?? null
}
