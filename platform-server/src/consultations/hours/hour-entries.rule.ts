import type { EntitlementKind, HourEntry } from '@platform/shared-contracts/http'
import { windowsOf } from '../../domain/hours/entitlement.rule.ts'

interface Term {
  readonly id: number
  readonly kind: EntitlementKind
  readonly startsAt: Date
}

interface StoredEntry {
  readonly id: number
  readonly entitlementId: number
  readonly window: number
  readonly minutes: number
  readonly cause: HourEntry['cause']
  readonly at: Date
  readonly consultationAt: Date | null
}

/** The entries of one term with what was left after each, and what expired, newest first. `stored` is in order of `id`. */
export function hourEntries(term: Term, stored: readonly StoredEntry[], now: Date): readonly HourEntry[] {
  return windowsOf(term)
    .flatMap(({ index, startsAt, endsAt }) => {
      const span = { windowStartsAt: startsAt.toISOString(), windowEndsAt: endsAt.toISOString() }
      let minutesLeft = 0
      const entries = stored
        .filter(({ entitlementId, window }) => entitlementId === term.id && window === index)
        .map(({ id, at, cause, minutes, consultationAt }) => {
          minutesLeft += minutes
          const iso = { at: at.toISOString(), consultationAt: consultationAt?.toISOString() ?? null }
          return { id: String(id), kind: term.kind, ...span, cause, minutes, minutesLeft, ...iso }
        })
      if (endsAt > now || minutesLeft === 0) return entries.toReversed()
      const expired = { cause: 'expired', minutes: -minutesLeft, minutesLeft: 0 } as const
      // What comes back after the end expires at once.
      const at = [endsAt.toISOString(), ...entries.map((entry) => entry.at)].toSorted().at(-1) ?? ''
      const last = {
        id: `${term.id}-${index}`,
        kind: term.kind,
        ...span,
        ...expired,
        at,
        consultationAt: null,
      }
      return [...entries, last].toReversed()
    })
    .toSorted((one, other) => other.at.localeCompare(one.at))
}
