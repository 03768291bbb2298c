import type { QuizUnlockKind } from '@platform/shared-contracts/http'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import {
  quizAttempts,
  quizUnlocks,
  type EarlierPaperQuestion,
  type PaperQuestion,
} from '../lib/data/schema/training/quizzes.ts'

type Row = typeof quizAttempts.$inferSelect

export type StoredAttempt = Omit<Row, 'paper'> & { readonly paper: readonly PaperQuestion[] }

/** Attempts of one person follow one another, so that each sees what the one before it made. */
export async function lockLearner(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** All attempts of a person, oldest first; of one module where one is named. */
export async function attemptsOf(tx: Tx, userId: number, moduleCode?: string): Promise<StoredAttempt[]> {
  const ofModule = moduleCode === undefined ? undefined : eq(quizAttempts.moduleCode, moduleCode)
  const rows = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), ofModule))
    .orderBy(asc(quizAttempts.startedAt), asc(quizAttempts.id))
  return rows.map(toAttempt)
}

/** Ids of the graded attempts of everybody whom the transaction may see, newest first. */
export async function gradedIds(tx: Tx, moduleCode: string, most: number): Promise<readonly string[]> {
  const isGraded = inArray(quizAttempts.state, ['passed', 'failed'])
  const rows = await tx
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.moduleCode, moduleCode), isGraded))
    .orderBy(desc(quizAttempts.submittedAt), desc(quizAttempts.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function attemptsById(tx: Tx, ids: readonly string[]): Promise<StoredAttempt[]> {
  const rows = await tx
    .select()
    .from(quizAttempts)
    .where(inArray(quizAttempts.id, [...ids]))
  return rows.map(toAttempt)
}

export async function findAttempt(tx: Tx, userId: number, id: string): Promise<StoredAttempt | null> {
  const [row] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.id, id), eq(quizAttempts.userId, userId)))
  return row ? toAttempt(row) : null
}

export async function insertAttempt(
  tx: Tx,
  attempt: typeof quizAttempts.$inferInsert,
): Promise<StoredAttempt> {
  const [made] = await tx.insert(quizAttempts).values(attempt).returning()
  if (!made) throw new Error('the database did not return the new attempt')
  return toAttempt(made)
}

export async function updateAttempt(
  tx: Tx,
  id: string,
  changes: Partial<StoredAttempt>,
): Promise<StoredAttempt> {
  const [changed] = await tx.update(quizAttempts).set(changes).where(eq(quizAttempts.id, id)).returning()
  if (!changed) throw new Error(`attempt ${id} no longer exists`)
  return toAttempt(changed)
}

function toAttempt(row: Row): StoredAttempt {
  return { ...row, paper: row.paper.map(toPaperQuestion) }
}

/** Before there were kinds, every question was a choice of one. */
function toPaperQuestion(stored: PaperQuestion | EarlierPaperQuestion): PaperQuestion {
  return stored.kind === undefined ? { ...stored, kind: 'choice', whys: [], lesson: null } : stored
}

export type Unlock = typeof quizUnlocks.$inferSelect

/** Newest first; of one kind where one is named. */
export function unlocksOf(tx: Tx, userId: number, kind?: QuizUnlockKind): Promise<Unlock[]> {
  const ofKind = kind === undefined ? undefined : eq(quizUnlocks.kind, kind)
  return tx
    .select()
    .from(quizUnlocks)
    .where(and(eq(quizUnlocks.userId, userId), ofKind))
    .orderBy(desc(quizUnlocks.at), desc(quizUnlocks.id))
}

export async function insertUnlock(tx: Tx, unlock: typeof quizUnlocks.$inferInsert): Promise<void> {
  await tx.insert(quizUnlocks).values(unlock)
}
