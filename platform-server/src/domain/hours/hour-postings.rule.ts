import type { HourCause } from '@platform/shared-contracts/http'

/** What a booking uses of an entitlement, as its row holds it. */
export interface HourUse {
  readonly entitlementId: number
  readonly window: number
  readonly minutes: number
  readonly isHourUsed: boolean
}

export interface HourPosting {
  readonly entitlementId: number
  readonly window: number
  /** Negative: used. */
  readonly minutes: number
  readonly cause: HourCause
}

/**
 * What a change of a booking does to the hours of its client, oldest window first; nothing where it still uses the same time.
 * `before` is null for a new booking.
 */
export function hourPostings(
  before: HourUse | null,
  after: HourUse,
  cause: HourCause,
): readonly HourPosting[] {
  if (before && isSame(before, after)) return []
  return [
    ...(before?.isHourUsed ? [posting(before, before.minutes, cause)] : []),
    ...(after.isHourUsed ? [posting(after, -after.minutes, cause)] : []),
  ]
}

function isSame(one: HourUse, other: HourUse): boolean {
  if (!one.isHourUsed && !other.isHourUsed) return true
  return (
    one.isHourUsed === other.isHourUsed &&
    one.entitlementId === other.entitlementId &&
    one.window === other.window &&
    one.minutes === other.minutes
  )
}

function posting({ entitlementId, window }: HourUse, minutes: number, cause: HourCause): HourPosting {
  return { entitlementId, window, minutes, cause }
}
