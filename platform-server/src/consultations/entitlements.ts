import type { Entitlement } from '@platform/shared-contracts/http'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings, consultationEntitlements } from '../lib/data/schema/consultations.ts'
import { freePart, termEnd, windowAt, windowsOf, type UsedPart } from '../domain/hours/entitlement.rule.ts'

import { ledgerMinutes } from './hours/read-hours.ts'

type Row = typeof consultationEntitlements.$inferSelect

/** The person's entitlements that have not ended, each with the hours that are used. */
export async function listEntitlements(tx: Tx, userId: number, now: Date): Promise<Entitlement[]> {
  const rows = await currentRows(tx, userId, now)
  const left = await ledgerMinutes(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    startsAt: row.startsAt.toISOString(),
    endsAt: termEnd(row).toISOString(),
    windows: windowsOf(row).map(({ index, startsAt, endsAt }) => {
      const minutesLeft = left(row.id, index)
      return {
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isUsed: minutesLeft === 0,
        minutesLeft,
      }
    }),
  }))
}

interface Wanted {
  readonly at: Date
  readonly minutes: number
  readonly now: Date
  /** A booking that is about to move. */
  readonly except?: string
}

interface OpenPart {
  readonly entitlementId: number
  readonly window: number
  readonly usedFrom: number
}

/** Where `minutes` are left for a consultation that begins at `at`; `null` when there is no such window. */
export async function openWindow(
  tx: Tx,
  userId: number,
  { at, minutes, now, except }: Wanted,
): Promise<OpenPart | null> {
  const rows = await currentRows(tx, userId, now)
  const used = await usedParts(tx, rows, except)
  for (const row of rows) {
    const window = windowAt(row, at)
    const usedFrom = window && freePart(used(row.id, window.index), minutes)
    if (window && usedFrom !== null) return { entitlementId: row.id, window: window.index, usedFrom }
  }
  return null
}

/** When the window ends that the booking uses; its hour can be booked until then. */
export async function windowEnd(
  tx: Tx,
  { entitlementId, window }: Pick<typeof consultationBookings.$inferSelect, 'entitlementId' | 'window'>,
): Promise<Date | null> {
  const [row] = await tx
    .select()
    .from(consultationEntitlements)
    .where(eq(consultationEntitlements.id, entitlementId))
  return (row && windowsOf(row)[window]?.endsAt) ?? null
}

async function currentRows(tx: Tx, userId: number, now: Date): Promise<readonly Row[]> {
  const rows = await tx
    .select()
    .from(consultationEntitlements)
    .where(eq(consultationEntitlements.userId, userId))
    .orderBy(asc(consultationEntitlements.startsAt), asc(consultationEntitlements.id))
  return rows.filter((row) => termEnd(row) > now)
}

type UsedParts = (entitlementId: number, window: number) => readonly UsedPart[]

async function usedParts(tx: Tx, rows: readonly Row[], except?: string): Promise<UsedParts> {
  if (rows.length === 0) return () => []
  const { id, entitlementId, window, usedFrom, minutes, isHourUsed } = consultationBookings
  const ids = rows.map((row) => row.id)
  const parts = await tx
    .select({ entitlementId, window, usedFrom, minutes })
    .from(consultationBookings)
    .where(
      and(
        inArray(entitlementId, ids),
        eq(isHourUsed, true),
        except === undefined ? undefined : ne(id, except),
      ),
    )
  return (row, index) => parts.filter((part) => part.entitlementId === row && part.window === index)
}
