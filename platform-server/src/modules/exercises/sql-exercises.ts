import type { ExerciseResult } from '@platform/shared-contracts/http'
import { and, desc, eq } from 'drizzle-orm'
import { ownRows, type ExportSection } from '../../app/account-export.ts'
import type { Tx } from '../../lib/data/database.ts'
import { exerciseResults } from '../../lib/data/schema/training/lessons.ts'
import { withTry, type Try } from './exercise-record.rule.ts'

type Row = typeof exerciseResults.$inferSelect

/** Whose record it is, and of what. */
export type RecordOf = Pick<Row, 'tenantId' | 'userId' | 'exerciseId' | 'moduleCode' | 'contentVersion'>

interface Recorded {
  readonly result: ExerciseResult
  /** For the first time in this version. */
  readonly isSolvedNow: boolean
}

/** Counts these tries, oldest first. Returns the stored result. */
export async function recordTries(tx: Tx, of: RecordOf, tries: readonly Try[]): Promise<Recorded> {
  const isIt = and(
    eq(exerciseResults.userId, of.userId),
    eq(exerciseResults.exerciseId, of.exerciseId),
    eq(exerciseResults.contentVersion, of.contentVersion),
  )
  const [first, ...rest] = tries
  if (!first) throw new Error('there is no try to record')
  const [created] = await tx
    .insert(exerciseResults)
    .values({ ...of, ...withTry(null, first) })
    .onConflictDoNothing()
    .returning()
  const [known] = created
    ? [created]
    : await tx.select().from(exerciseResults).where(isIt).for('no key update')
  if (!known) throw new Error('the database did not return the new exercise row')
  const record = (created ? rest : tries).reduce<Row>((row, one) => ({ ...row, ...withTry(row, one) }), known)
  await tx.update(exerciseResults).set(record).where(isIt)
  const isSolvedNow = record.solvedAt !== null && (created !== undefined || known.solvedAt === null)
  return { result: toResult(record), isSolvedNow }
}

/** The newest result of each exercise of a module. */
export async function listExerciseResults(
  tx: Tx,
  userId: number,
  moduleCode: string,
): Promise<ExerciseResult[]> {
  const rows = await tx
    .selectDistinctOn([exerciseResults.exerciseId])
    .from(exerciseResults)
    .where(and(eq(exerciseResults.userId, userId), eq(exerciseResults.moduleCode, moduleCode)))
    .orderBy(exerciseResults.exerciseId, desc(exerciseResults.contentVersion))
  return rows.map(toResult)
}

function toResult({ exerciseId, contentVersion, answers, triedAt, solvedAt, ...row }: Row): ExerciseResult {
  const { tries, best, last, total } = row
  return {
    ...{ exerciseId, version: contentVersion, tries, best, last, total },
    answers: [...answers],
    triedAt: triedAt.toISOString(),
    solvedAt: solvedAt?.toISOString() ?? null,
  }
}

export const exerciseExport: ExportSection = {
  name: 'exercises',
  rowsOf: ownRows(
    exerciseResults,
    {
      exercise: exerciseResults.exerciseId,
      contentVersion: exerciseResults.contentVersion,
      tries: exerciseResults.tries,
      best: exerciseResults.best,
      last: exerciseResults.last,
      total: exerciseResults.total,
      answers: exerciseResults.answers,
      triedAt: exerciseResults.triedAt,
      solvedAt: exerciseResults.solvedAt,
    },
    exerciseResults.exerciseId,
    exerciseResults.contentVersion,
  ),
}
