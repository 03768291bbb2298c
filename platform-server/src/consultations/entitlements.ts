import type { Entitlement } from '@platform/shared-contracts/http'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings, consultationEntitlements } from '../lib/data/schema/consultations.ts'
import { termEnd, windowAt, windowsOf } from './entitlement.rule.ts'

type Row = typeof consultationEntitlements.$inferSelect

/** The person's entitlements that have not ended, each with the hours that are used. */
export async function listEntitlements(tx: Tx, userId: number, now: Date): Promise<Entitlement[]> {
  const rows = await currentRows(tx, userId, now)
  const used = await usedWindows(tx, rows)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    startsAt: row.startsAt.toISOString(),
    endsAt: termEnd(row).toISOString(),
    windows: windowsOf(row).map(({ index, startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isUsed: used.has(`${row.id}:${index}`),
    })),
  }))
}

/** An unused window that an hour beginning at `at` may be booked in; `null` when there is none. */
export async function openWindow(
  tx: Tx,
  userId: number,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<{ readonly entitlementId: number; readonly window: number } | null> {
  const rows = await currentRows(tx, userId, now)
  const used = await usedWindows(tx, rows)
  for (const row of rows) {
    const window = windowAt(row, at)
    if (window && !used.has(`${row.id}:${window.index}`))
      return { entitlementId: row.id, window: window.index }
  }
  return null
}

async function currentRows(tx: Tx, userId: number, now: Date): Promise<readonly Row[]> {
  const rows = await tx
    .select()
    .from(consultationEntitlements)
    .where(eq(consultationEntitlements.userId, userId))
    .orderBy(asc(consultationEntitlements.startsAt), asc(consultationEntitlements.id))
  return rows.filter((row) => termEnd(row) > now)
}

async function usedWindows(tx: Tx, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ id }) => id)
  const used = await tx
    .select({ id: consultationBookings.entitlementId, window: consultationBookings.window })
    .from(consultationBookings)
    .where(and(inArray(consultationBookings.entitlementId, ids), eq(consultationBookings.isHourUsed, true)))
  return new Set(used.map(({ id, window }) => `${id}:${window}`))
}
