import type { SubscriptionFigures, SubscriptionMonth } from '@platform/shared-contracts/http'

export interface Change {
  readonly at: Date
  readonly isSubscribed: boolean
}

interface Known {
  readonly changes: readonly Change[]
  /** Subscribers at `now`. */
  readonly active: number
  readonly priceCents: number
  readonly now: Date
}

const DAY_MS = 24 * 60 * 60_000
const PERIOD_DAYS = 30

/** Counted back from today's subscribers, because they are known whatever was recorded before. */
export function subscriptionMonths(
  { changes, active, priceCents, now }: Known,
  months: number,
): SubscriptionMonth[] {
  return Array.from({ length: months }, (_, index) => {
    const monthsAgo = months - 1 - index
    const start = monthStart(now, -monthsAgo)
    const end = monthStart(now, 1 - monthsAgo)
    const at = active - net(between(changes, end, new Date(8.64e15)))
    const { started, ended } = movement(between(changes, start, end))
    return {
      month: start.toISOString().slice(0, 7),
      active: at,
      started,
      ended,
      revenueCents: at * priceCents,
    }
  })
}

export function subscriptionFigures(known: Known, months: number): SubscriptionFigures {
  const { changes, active, priceCents, now } = known
  const recent = between(changes, new Date(now.getTime() - PERIOD_DAYS * DAY_MS), new Date(8.64e15))
  const { started, ended } = movement(recent)
  const before = active - started + ended
  return {
    ...{ priceCents, active, started, ended },
    revenueCents: active * priceCents,
    churn: before > 0 ? Math.min(1, ended / before) : 0,
    months: subscriptionMonths(known, months),
  }
}

/** In UTC, `offset` months from the one of `now`. */
function monthStart(now: Date, offset: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1))
}

function between(changes: readonly Change[], from: Date, to: Date): readonly Change[] {
  return changes.filter(({ at }) => at >= from && at < to)
}

function movement(changes: readonly Change[]): { readonly started: number; readonly ended: number } {
  const started = changes.filter(({ isSubscribed }) => isSubscribed).length
  return { started, ended: changes.length - started }
}

function net(changes: readonly Change[]): number {
  const { started, ended } = movement(changes)
  return started - ended
}
