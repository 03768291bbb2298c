import type { Role } from '@platform/shared-contracts/http'
import { countsAsAdmin } from '@platform/shared-contracts/rules'

/** Milliseconds. A session ends at whichever comes first. */
export interface SessionLimits {
  /** From the login on, however busy it is. */
  readonly absoluteMs: number
  /** From the last refresh on. */
  readonly idleMs: number
}

/** The configured limits for learners and partners, and for all who administer something. */
export interface SessionLimitsByRole {
  readonly people: SessionLimits
  readonly staff: SessionLimits
}

/** On a shared tablet, whatever is configured: the page ends a session sooner when no one touches it. */
const ON_TABLET: SessionLimits = { absoluteMs: 4 * 60 * 60_000, idleMs: 30 * 60_000 }

export function limitsFor(
  limits: SessionLimitsByRole,
  person: { readonly role: Role },
  { tabletId }: { readonly tabletId: string | null },
): SessionLimits {
  const { absoluteMs, idleMs } = countsAsAdmin(person) ? limits.staff : limits.people
  if (tabletId === null) return { absoluteMs, idleMs }
  return {
    absoluteMs: Math.min(absoluteMs, ON_TABLET.absoluteMs),
    idleMs: Math.min(idleMs, ON_TABLET.idleMs),
  }
}

/** When a session that is refreshed now ends unless it is refreshed again. */
export function sessionEnd(startedAt: Date, now: Date, { absoluteMs, idleMs }: SessionLimits): Date {
  return new Date(Math.min(startedAt.getTime() + absoluteMs, now.getTime() + idleMs))
}

/** By the limits that hold now: they may have been shortened, or the person may have become an admin since. */
export function isWornOut(session: SessionTimes, now: Date, { absoluteMs, idleMs }: SessionLimits): boolean {
  const sinceStart = now.getTime() - session.startedAt.getTime()
  const sinceUse = now.getTime() - session.rotatedAt.getTime()
  return sinceStart >= absoluteMs || sinceUse >= idleMs
}

interface SessionTimes {
  readonly startedAt: Date
  readonly rotatedAt: Date
}
