import type { OwnAssignment, TrainingCell, TrainingRow } from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import { and, asc, between, count, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { ownRows, type ExportSection } from '../app/account-export.ts'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { trainingAssignments } from '../lib/data/schema/training/assignments.ts'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import { trainerQuestions } from '../lib/data/schema/training/lessons.ts'
import { users } from '../lib/data/schema/people.ts'
import { isLearner } from '../domain/accounts/is-learner.ts'
import type { Person } from '../domain/accounts/people.ts'
import { measuredOf } from '../domain/progress/sql-measured.ts'
import type { Workplace } from '../domain/company-people/members.ts'
import { inAnyScope, inScope, type LearnerScope } from './learner-scope.ts'
import { trainingCells } from '../domain/training-cells/training-cells.ts'

export interface LearnerFilter extends Workplace {
  readonly q: string
  /** Empty for every company. */
  readonly company: string
  readonly scope: LearnerScope
  /** Only this one. */
  readonly learnerId?: number
}

const EXPIRING_MS = 60 * 24 * 60 * 60_000

/** Learners by name, each with every module. */
export async function trainingRows(tx: Tx, filter: LearnerFilter, now: Date): Promise<TrainingRow[]> {
  const learners = await tx
    .select()
    .from(users)
    .where(and(isLearner, fits(filter)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
  const ids = learners.map(({ id }) => id)
  if (ids.length === 0) return []
  const cellsOf = await trainingCells(tx, ids, now)
  const expiring = await countsOf(tx, certificates, expiresSoon(ids, now))
  const openQuestions = await countsOf(tx, trainerQuestions, isOpen(ids))
  return learners.map((learner) => {
    const cells = cellsOf(learner.id)
    const counts = {
      expiring: expiring.get(learner.id) ?? 0,
      openQuestions: openQuestions.get(learner.id) ?? 0,
    }
    return { ...toRow(learner, cells), ...counts }
  })
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
    between(certificates.expiresAt, now, new Date(now.getTime() + EXPIRING_MS)),
  )
}

const isOpen = (ids: number[]) =>
  and(inArray(trainerQuestions.userId, ids), isNull(trainerQuestions.answeredAt))

function fits({ q, company, scope, learnerId, ...workplace }: LearnerFilter): SQL | undefined {
  const pattern = likePattern(q)
  const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`
  return and(
    q ? or(ilike(users.email, pattern), ilike(fullName, pattern)) : undefined,
    company ? sql`lower(${users.companyName}) = lower(${company})` : undefined,
    inScope(scope, workplace),
    learnerId === undefined ? undefined : eq(users.id, learnerId),
  )
}

function toRow(learner: Person, cells: TrainingCell[]): Omit<TrainingRow, 'expiring' | 'openQuestions'> {
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

/** Companies are typed by learners: two spellings that differ only in case are one company. */
export function companiesOfLearners(tx: Tx): Promise<{ name: string; people: number }[]> {
  const name = sql<string>`min(${users.companyName})`
  return tx
    .select({ name, people: count() })
    .from(users)
    .where(and(isLearner, sql`${users.companyName} <> ''`))
    .groupBy(sql`lower(${users.companyName})`)
    .orderBy(name)
}

/** Those of these people who are learners in one of the scopes. */
export function findLearners(
  tx: Tx,
  ids: readonly number[],
  scopes: readonly LearnerScope[],
): Promise<Person[]> {
  return tx
    .select()
    .from(users)
    .where(and(isLearner, inAnyScope(scopes), inArray(users.id, [...ids])))
}

export async function ownAssignments(tx: Tx, userId: number, now: Date): Promise<OwnAssignment[]> {
  const { moduleCode, dueOn, isRenewal, assignedAt } = trainingAssignments
  const rows = await tx
    .select({ moduleCode, dueOn, isRenewal, assignedAt })
    .from(trainingAssignments)
    .where(eq(trainingAssignments.userId, userId))
    .orderBy(asc(dueOn), asc(moduleCode))
  const today = now.toISOString().slice(0, 10)
  const measured = await measuredOf(tx, [userId], now)
  return rows.map(({ isRenewal, ...assigned }) => {
    const state = measured({ userId, moduleCode: assigned.moduleCode })
    const isDone = state?.status === 'completed' && !(isRenewal && state.at < assigned.assignedAt)
    const { moduleCode, dueOn } = assigned
    return { moduleCode, dueOn, isDone, isOverdue: !isDone && dueOn < today }
  })
}

export const assignmentExport: ExportSection = {
  name: 'assignments',
  rowsOf: ownRows(
    trainingAssignments,
    {
      module: trainingAssignments.moduleCode,
      dueOn: trainingAssignments.dueOn,
      assignedBy: trainingAssignments.assignedBy,
      assignedAt: trainingAssignments.assignedAt,
    },
    trainingAssignments.dueOn,
  ),
}
