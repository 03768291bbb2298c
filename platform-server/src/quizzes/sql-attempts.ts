import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { quizAttempts, quizUnlocks } from '../lib/data/schema/quizzes.ts'

export type StoredAttempt = typeof quizAttempts.$inferSelect

/** Attempts of one person follow one another, so that each sees what the one before it made. */
export async function lockLearner(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** All attempts of a person, oldest first; of one module where one is named. */
export function attemptsOf(tx: Tx, userId: number, moduleCode?: string): Promise<StoredAttempt[]> {
  const ofModule = moduleCode === undefined ? undefined : eq(quizAttempts.moduleCode, moduleCode)
  return tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), ofModule))
    .orderBy(asc(quizAttempts.startedAt), asc(quizAttempts.id))
}

export async function findAttempt(tx: Tx, userId: number, id: string): Promise<StoredAttempt | null> {
  const [attempt] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.id, id), eq(quizAttempts.userId, userId)))
  return attempt ?? null
}

export async function insertAttempt(
  tx: Tx,
  attempt: typeof quizAttempts.$inferInsert,
): Promise<StoredAttempt> {
  const [made] = await tx.insert(quizAttempts).values(attempt).returning()
  if (!made) throw new Error('the database did not return the new attempt')
  return made
}

export async function updateAttempt(
  tx: Tx,
  id: string,
  changes: Partial<StoredAttempt>,
): Promise<StoredAttempt> {
  const [changed] = await tx.update(quizAttempts).set(changes).where(eq(quizAttempts.id, id)).returning()
  if (!changed) throw new Error(`attempt ${id} no longer exists`)
  return changed
}

export interface Unlock {
  readonly moduleCode: string
  readonly at: Date
}

export function unlocksOf(tx: Tx, userId: number): Promise<Unlock[]> {
  return tx
    .select({ moduleCode: quizUnlocks.moduleCode, at: quizUnlocks.at })
    .from(quizUnlocks)
    .where(eq(quizUnlocks.userId, userId))
}

export async function insertUnlock(tx: Tx, unlock: typeof quizUnlocks.$inferInsert): Promise<void> {
  await tx.insert(quizUnlocks).values(unlock)
}
