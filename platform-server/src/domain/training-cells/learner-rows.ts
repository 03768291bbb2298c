import type { TrainingCell, TrainingRow } from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import { and, count, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { trainerQuestions } from '../../lib/data/schema/training/lessons.ts'
import type { Person } from '../accounts/people.ts'
import { EXPIRING_MS } from '../requirements/standing.rule.ts'
import { trainingCells } from './training-cells.ts'

export type Learner = Pick<
  Person,
  'id' | 'email' | 'firstName' | 'lastName' | 'companyName' | 'state' | 'isSubscribed'
>

/** These learners with every module, in their order. */
export async function learnerRows(tx: Tx, learners: readonly Learner[], now: Date): Promise<TrainingRow[]> {
  const ids = learners.map(({ id }) => id)
  if (ids.length === 0) return []
  const cellsOf = await trainingCells(tx, ids, now)
  const expiring = await countsOf(tx, certificates, expiresSoon(ids, now))
  const openQuestions = await countsOf(tx, trainerQuestions, isOpen(ids))
  return learners.map((learner) => ({
    ...toRow(learner, cellsOf(learner.id)),
    expiring: expiring.get(learner.id) ?? 0,
    openQuestions: openQuestions.get(learner.id) ?? 0,
  }))
}

async function countsOf(
  tx: Tx,
  table: typeof certificates | typeof trainerQuestions,
  where: SQL | undefined,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ userId: table.userId, total: count() })
    .from(table)
    .where(where)
    .groupBy(table.userId)
  return new Map(rows.map(({ userId, total }) => [userId, total]))
}

function expiresSoon(ids: number[], now: Date): SQL | undefined {
  return and(
    inArray(certificates.userId, ids),
    isNull(certificates.replacedById),
    isNull(certificates.revokedAt),
    gt(certificates.expiresAt, now),
    lte(certificates.expiresAt, new Date(now.getTime() + EXPIRING_MS)),
  )
}

const isOpen = (ids: number[]) =>
  and(inArray(trainerQuestions.userId, ids), isNull(trainerQuestions.answeredAt))

function toRow(learner: Learner, cells: TrainingCell[]): Omit<TrainingRow, 'expiring' | 'openQuestions'> {
  const { id, email, firstName, lastName, companyName, state, isSubscribed } = learner
  const having = (wanted: TrainingCell['state']) => cells.filter((cell) => cell.state === wanted).length
  const activity = cells.flatMap(({ updatedAt }) => updatedAt ?? []).sort()
  return {
    ...{ id, email: shownEmail(email), firstName, lastName, companyName, state, isSubscribed, cells },
    completed: having('completed'),
    overdue: having('overdue'),
    lastActivityAt: activity.at(-1) ?? null,
  }
}
