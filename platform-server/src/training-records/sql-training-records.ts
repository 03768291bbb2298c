import type { TrainingCell, TrainingRow } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { and, asc, count, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { trainingAssignments } from '../lib/data/schema/assignments.ts'
import { users } from '../lib/data/schema/people.ts'
import { progress } from '../lib/data/schema/progress.ts'
import type { Person } from '../lib/people.ts'
import { trainingState } from './training-state.rule.ts'

export interface LearnerFilter {
  readonly q: string
  /** Empty for every company. */
  readonly company: string
  /** Only those who are assigned to this partner. */
  readonly partnerId: number | null
}

/** Staff and partners are no learners. */
const isLearner = and(eq(users.role, 'user'), eq(users.isProfessionalPartner, false))

/** Learners by name, each with every module. */
export async function trainingRows(tx: Tx, filter: LearnerFilter, now: Date): Promise<TrainingRow[]> {
  const learners = await tx
    .select()
    .from(users)
    .where(and(isLearner, fits(filter)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
  const ids = learners.map(({ id }) => id)
  if (ids.length === 0) return []
  const recorded = await tx.select().from(progress).where(inArray(progress.userId, ids))
  const assigned = await tx.select().from(trainingAssignments).where(inArray(trainingAssignments.userId, ids))
  const statusOf = new Map(recorded.map((row) => [keyOf(row), row]))
  const dueOf = new Map(assigned.map((row) => [keyOf(row), row.dueOn]))
  const today = now.toISOString().slice(0, 10)
  return learners.map((learner) => {
    const cells = CORE_MODULES.map(({ code }): TrainingCell => {
      const key = keyOf({ userId: learner.id, moduleCode: code })
      const record = statusOf.get(key)
      const dueOn = dueOf.get(key) ?? null
      return {
        module: code,
        state: trainingState(record?.status ?? null, dueOn, today),
        updatedAt: record?.updatedAt.toISOString() ?? null,
        dueOn,
      }
    })
    return toRow(learner, cells)
  })
}

const keyOf = ({ userId, moduleCode }: { userId: number; moduleCode: string }) => `${userId} ${moduleCode}`

function fits({ q, company, partnerId }: LearnerFilter): SQL | undefined {
  const pattern = likePattern(q)
  const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`
  return and(
    q ? or(ilike(users.email, pattern), ilike(fullName, pattern)) : undefined,
    company ? sql`lower(${users.companyName}) = lower(${company})` : undefined,
    partnerId === null ? undefined : eq(users.assignedPartnerId, partnerId),
  )
}

function toRow(learner: Person, cells: TrainingCell[]): TrainingRow {
  const { id, email, firstName, lastName, companyName, state, isSubscribed } = learner
  const having = (wanted: TrainingCell['state']) => cells.filter((cell) => cell.state === wanted).length
  const activity = cells.flatMap(({ updatedAt }) => updatedAt ?? []).sort()
  return {
    ...{ id, email, firstName, lastName, companyName, state, isSubscribed, cells },
    completed: having('completed'),
    overdue: having('overdue'),
    lastActivityAt: activity.at(-1) ?? null,
  }
}

/** Companies are what learners say they work for: two spellings that differ in case are one. */
export function companiesOfLearners(tx: Tx): Promise<{ name: string; people: number }[]> {
  const name = sql<string>`min(${users.companyName})`
  return tx
    .select({ name, people: count() })
    .from(users)
    .where(and(isLearner, sql`${users.companyName} <> ''`))
    .groupBy(sql`lower(${users.companyName})`)
    .orderBy(name)
}

/** How many of these are learners of the tenant. */
export async function countLearners(tx: Tx, ids: readonly number[]): Promise<number> {
  const isThem = and(isLearner, inArray(users.id, [...ids]))
  const [row] = await tx.select({ total: count() }).from(users).where(isThem)
  return row?.total ?? 0
}
