import type { HourEntry } from '@platform/shared-contracts/http'
import { asc, eq, gt, inArray, and, sql } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import {
  consultationBookings,
  consultationEntitlements,
  consultationHours,
} from '../../lib/data/schema/consultations.ts'
import { TERM_DAYS } from '../../domain/hours/entitlement.rule.ts'
import { hourEntries } from './hour-entries.rule.ts'

const DAY_MS = 86_400_000
const SHOWN_DAYS = 90

/** The person's terms that have not ended for long, each with its entries, newest first. */
export async function readHourLedger(tx: Tx, userId: number, now: Date): Promise<HourEntry[]> {
  const { userId: owner, startsAt } = consultationEntitlements
  const since = new Date(now.getTime() - (TERM_DAYS + SHOWN_DAYS) * DAY_MS)
  const terms = await tx
    .select()
    .from(consultationEntitlements)
    .where(and(eq(owner, userId), gt(startsAt, since)))
  const ids = terms.map(({ id }) => id)
  if (ids.length === 0) return []
  const { id, entitlementId, window, minutes, cause, at, bookingId } = consultationHours
  const stored = await tx
    .select({
      ...{ id, entitlementId, window, minutes, cause, at },
      consultationAt: consultationBookings.startsAt,
    })
    .from(consultationHours)
    .leftJoin(consultationBookings, eq(consultationBookings.id, bookingId))
    .where(inArray(entitlementId, ids))
    .orderBy(asc(id))
  return terms
    .flatMap((term) => hourEntries(term, stored, now))
    .toSorted((one, other) => other.at.localeCompare(one.at))
}

/** What the ledger says is left of a window. */
export async function ledgerMinutes(
  tx: Tx,
  entitlementIds: readonly number[],
): Promise<(entitlementId: number, window: number) => number> {
  if (entitlementIds.length === 0) return () => 0
  const { entitlementId, window, minutes } = consultationHours
  const rows = await tx
    .select({ entitlementId, window, minutes: sql<number>`sum(${minutes})::int` })
    .from(consultationHours)
    .where(inArray(entitlementId, [...entitlementIds]))
    .groupBy(entitlementId, window)
  return (id, index) => rows.find((row) => row.entitlementId === id && row.window === index)?.minutes ?? 0
}
