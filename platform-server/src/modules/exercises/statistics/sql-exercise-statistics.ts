import type { LearnerExercise } from '@platform/shared-contracts/http'
import { desc, eq } from 'drizzle-orm'
import { findExercise } from '../../../domain/courses/module-content.ts'
import type { Tx } from '../../../lib/data/database.ts'
import { exerciseResults } from '../../../lib/data/schema/training/lessons.ts'
import type { CountedResult } from './exercise-tally.rule.ts'

/** The most that a request may cost: about four exercises of 2,500 learners. */
const MAX_RESULTS = 10_000

export function newestResults(tx: Tx, moduleCode: string): Promise<CountedResult[]> {
  const { userId, exerciseId, contentVersion, tries, best, total, firstAnswers } = exerciseResults
  return tx
    .select({ userId, exerciseId, contentVersion, tries, best, total, firstAnswers })
    .from(exerciseResults)
    .where(eq(exerciseResults.moduleCode, moduleCode))
    .orderBy(desc(exerciseResults.triedAt))
    .limit(MAX_RESULTS)
}

/** The newest result of each exercise that a person tried. */
export async function learnerExercises(tx: Tx, learnerId: number): Promise<LearnerExercise[]> {
  const rows = await tx
    .selectDistinctOn([exerciseResults.moduleCode, exerciseResults.exerciseId])
    .from(exerciseResults)
    .where(eq(exerciseResults.userId, learnerId))
    .orderBy(exerciseResults.moduleCode, exerciseResults.exerciseId, desc(exerciseResults.contentVersion))
  return rows.map(({ exerciseId, moduleCode: code, tries, best, total, triedAt, solvedAt }) => ({
    ...{ exerciseId, code, tries, best, total },
    // An exercise that was replaced keeps its results under its id.
    title: findExercise(exerciseId)?.exercise.title ?? exerciseId,
    triedAt: triedAt.toISOString(),
    solvedAt: solvedAt?.toISOString() ?? null,
  }))
}
