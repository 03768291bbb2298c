import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { sessions } from '../../lib/data/schema/sessions.ts'
import type { Person } from '../accounts/people.ts'
import type { Device } from './device.ts'
import type { RefreshState } from './refresh.rule.ts'

export type SessionRow = typeof sessions.$inferSelect

interface NewSession extends Device {
  readonly tenantId: number
  readonly userId: number
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertSession(tx: Tx, { now, ...owner }: NewSession): Promise<string> {
  const [row] = await tx
    .insert(sessions)
    .values({ ...owner, rotatedAt: now, startedAt: now, provedAt: now })
    .returning({ id: sessions.id })
  if (!row) throw new Error('The database did not return the new session.')
  return row.id
}

const isOpenAt = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now))

/** The user who has this session open, as the database knows them now. A disabled account has none. */
export async function findSignedIn(
  tx: Tx,
  sessionId: string,
  now: Date,
): Promise<(Pick<SessionRow, 'provedAt' | 'tabletId'> & { readonly person: Person }) | null> {
  const [row] = await tx
    .select({ person: users, provedAt: sessions.provedAt, tabletId: sessions.tabletId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isOpenAt(now), isNull(users.disabledAt)))
  return row ?? null
}

/** Finds open and ended sessions. */
export async function findSession(tx: Tx, sessionId: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, sessionId))
  return row ?? null
}

/** Locks the row, so that of several refreshes at once each sees what the earlier one did. */
export async function lockSession(
  tx: Tx,
  sessionId: string,
): Promise<{ readonly state: RefreshState; readonly userId: number } | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
  return row ? { state: row, userId: row.userId } : null
}

interface Rotation {
  readonly generation: number
  readonly now: Date
  readonly expiresAt: Date
}

export async function rotateSession(tx: Tx, sessionId: string, rotation: Rotation): Promise<void> {
  const { generation, now, expiresAt } = rotation
  await tx.update(sessions).set({ generation, rotatedAt: now, expiresAt }).where(eq(sessions.id, sessionId))
}

/** Returns the user of the session; `null` for one that had ended before, or never existed. */
export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<number | null> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId })
  return ended?.userId ?? null
}

/** The most recently used first. */
export function listOpenSessions(tx: Tx, userId: number, now: Date): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpenAt(now)))
    .orderBy(desc(sessions.rotatedAt))
}

/** Returns the session; `null` where this person had no such open session. */
export async function endOwnSession(
  tx: Tx,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<SessionRow | null> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isOpenAt(now)))
    .returning()
  return ended ?? null
}
