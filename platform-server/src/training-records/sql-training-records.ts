import type { OwnAssignment, TrainingRow } from '@platform/shared-contracts/http'
import { and, asc, count, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ownRows, type ExportSection } from '../app/account-export.ts'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { trainingAssignments } from '../lib/data/schema/training/assignments.ts'
import { users } from '../lib/data/schema/people.ts'
import { isLearner } from '../domain/accounts/is-learner.ts'
import type { Person } from '../domain/accounts/people.ts'
import { measuredOf } from '../domain/progress/sql-measured.ts'
import type { Workplace } from '../domain/company-people/members.ts'
import { inAnyScope, inScope, type LearnerScope } from './learner-scope.ts'
import { learnerRows } from '../domain/training-cells/learner-rows.ts'

export interface LearnerFilter extends Workplace {
  readonly q: string
  /** Empty for every company. */
  readonly company: string
  readonly scope: LearnerScope
  /** Only these. */
  readonly learnerIds?: readonly number[]
}

/** Learners by name, each with every module. */
export async function trainingRows(tx: Tx, filter: LearnerFilter, now: Date): Promise<TrainingRow[]> {
  const learners = await tx
    .select()
    .from(users)
    .where(and(isLearner, fits(filter)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
  return learnerRows(tx, learners, now)
}

function fits({ scope, learnerIds, ...filter }: LearnerFilter): SQL | undefined {
  return and(
    isNamed(users, filter),
    inScope(scope, filter),
    learnerIds === undefined ? undefined : inArray(users.id, [...learnerIds]),
  )
}

/** By the text that was searched for, and the company that they typed. */
export function isNamed(
  { email, firstName, lastName, companyName }: Named,
  { q, company }: Pick<LearnerFilter, 'q' | 'company'>,
): SQL | undefined {
  const pattern = likePattern(q)
  const fullName = sql`${firstName} || ' ' || ${lastName}`
  return and(
    q ? or(ilike(email, pattern), ilike(fullName, pattern)) : undefined,
    company ? sql`lower(${companyName}) = lower(${company})` : undefined,
  )
}

type Named = Readonly<Record<'email' | 'firstName' | 'lastName' | 'companyName', PgColumn>>

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
