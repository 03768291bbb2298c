import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { lrsConnections } from '../../lib/data/schema/standards/lrs.ts'

export type ConnectionRow = typeof lrsConnections.$inferSelect

/** Longer than any request to a record store takes. */
const LEASE_MS = 60_000

export interface Lease {
  readonly tenantId: number
  readonly id: string
}

interface Wanted {
  readonly tenantId: number
  readonly now: Date
  /** The retry that this is; earlier than its time only by the difference of two clocks. */
  readonly attemptAt: Date | null
}

/** From now on only the holder sends for this tenant. `null` while another does, before the next try, or switched off. */
export async function takeLease(tx: Tx, { tenantId, now, attemptAt }: Wanted): Promise<Lease | null> {
  const { nextAttemptAt, leasedUntil } = lrsConnections
  const isDue = or(
    isNull(nextAttemptAt),
    lte(nextAttemptAt, now),
    attemptAt ? eq(nextAttemptAt, attemptAt) : undefined,
  )
  const isFree = or(isNull(leasedUntil), lt(leasedUntil, now))
  const id = randomUUID()
  const taken = await tx
    .update(lrsConnections)
    .set({ leaseId: id, leasedUntil: until(now) })
    .where(and(eq(lrsConnections.tenantId, tenantId), eq(lrsConnections.isActive, true), isDue, isFree))
    .returning({ tenantId: lrsConnections.tenantId })
  return taken.length > 0 ? { tenantId, id } : null
}

/** Before each request; answers the settings as they are now, `null` for a lease that is lost. */
export async function renewLease(tx: Tx, lease: Lease, now: Date): Promise<ConnectionRow | null> {
  const [row] = await tx
    .update(lrsConnections)
    .set({ leasedUntil: until(now) })
    .where(and(isHeld(lease), eq(lrsConnections.isActive, true)))
    .returning()
  return row ?? null
}

export async function endLease(
  tx: Tx,
  lease: Lease,
  outcome: Partial<Pick<ConnectionRow, 'problem' | 'failures' | 'nextAttemptAt'>>,
): Promise<void> {
  await tx
    .update(lrsConnections)
    .set({ ...outcome, leaseId: null, leasedUntil: null })
    .where(isHeld(lease))
}

export function isHeld({ tenantId, id }: Lease) {
  return and(eq(lrsConnections.tenantId, tenantId), eq(lrsConnections.leaseId, id))
}

const until = (now: Date) => new Date(now.getTime() + LEASE_MS)
