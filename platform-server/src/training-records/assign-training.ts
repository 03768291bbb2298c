import type { TrainingAssignmentRequest } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { and, eq, exists, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { SignedIn } from '../app/request-context.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { trainingAssignments } from '../lib/data/schema/training/assignments.ts'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import type { Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { checkMatchCount } from '../lib/match-count.ts'
import { assignableBy, matchedScope } from './learner-scope.ts'
import { findLearners } from './sql-training-records.ts'
import { matchingLearners } from './training-records.ts'

interface Assignment {
  readonly tenantId: number
  readonly who: SignedIn
  readonly wanted: TrainingAssignmentRequest
  readonly now: Date
}

export interface Assigned {
  readonly learner: Person
  /** Codes of the modules that are due on the new day. */
  readonly modules: readonly string[]
}

/** Every person gets every module by the day; `null` removes the day. Returns what became due, by learner. */
export async function assignTraining(tx: Tx, assignment: Assignment): Promise<Assigned[]> {
  const { tenantId, who, wanted, now } = assignment
  const actor = who.email
  const { dueOn } = wanted
  validateAssignment(wanted.modules, dueOn, now)
  const learners = await wantedLearners(tx, assignment)
  const people = learners.map(({ id }) => id)
  const modules = [...new Set(wanted.modules)]
  const written = dueOn === null ? await unassign(tx, people, modules) : await assign(tx, assignment, people)
  const after = { people, modules, dueOn, ...(wanted.matching && { matching: wanted.matching }) }
  await recordAudit(tx, { tenantId, actor, action: 'training.assign', subject: 'training', after })
  return learners.flatMap((learner) => {
    const due = written.filter(({ userId }) => userId === learner.id).map(({ moduleCode }) => moduleCode)
    return due.length > 0 ? [{ learner, modules: due }] : []
  })
}

/** Errors  403 filters of learners who are not the caller's, 404 a person who is not one of them. */
export async function wantedLearners(
  tx: Tx,
  { who, wanted, now }: Pick<Assignment, 'who' | 'now'> & { readonly wanted: Wanted },
): Promise<Person[]> {
  const own = await assignableBy(tx, who)
  const { matching: query, expected } = wanted
  const people = query
    ? await everyoneMatching(tx, { query, scope: matchedScope(who, own, query), now }, expected)
    : [...new Set(wanted.people ?? [])]
  const learners = await findLearners(tx, people, own)
  if (learners.length !== people.length) throw new ProblemError(404, 'learner-not-found:selection')
  return learners
}

type Wanted = Pick<TrainingAssignmentRequest, 'people' | 'matching' | 'expected'>
type Row = Pick<typeof trainingAssignments.$inferSelect, 'userId' | 'moduleCode'>

/** The rows that were written: with `keepsDueDates`, those that had no day. */
async function assign(tx: Tx, { tenantId, who, wanted, now }: Assignment, people: readonly number[]) {
  const dueOn = wanted.dueOn ?? ''
  const common = { tenantId, dueOn, assignedBy: who.email, assignedAt: now }
  const modules = [...new Set(wanted.modules)]
  const rows = people.flatMap((userId) => modules.map((moduleCode) => ({ ...common, userId, moduleCode })))
  const insert = tx.insert(trainingAssignments).values(rows)
  const written = { userId: trainingAssignments.userId, moduleCode: trainingAssignments.moduleCode }
  if (wanted.keepsDueDates) return insert.onConflictDoNothing().returning(written)
  return insert
    .onConflictDoUpdate({
      target: [trainingAssignments.userId, trainingAssignments.moduleCode],
      set: { dueOn, assignedBy: sql`excluded.assigned_by`, assignedAt: now, isRenewal: isOpenRenewal(tx) },
    })
    .returning(written)
}

/** A renewal stays one while it is open: a new day for it is not fulfilled by the training that it renews. */
function isOpenRenewal(tx: Tx) {
  const { userId, moduleCode, isRenewal, assignedAt } = trainingAssignments
  const isFulfilled = and(
    eq(certificates.userId, userId),
    eq(certificates.moduleCode, moduleCode),
    gte(certificates.issuedAt, assignedAt),
    isNull(certificates.replacedById),
    isNull(certificates.revokedAt),
  )
  return sql`${isRenewal} and not ${exists(tx.select({ id: certificates.id }).from(certificates).where(isFulfilled))}`
}

async function everyoneMatching(
  tx: Tx,
  options: Parameters<typeof matchingLearners>[1],
  expected: number | undefined,
): Promise<number[]> {
  const people = await matchingLearners(tx, options)
  if (people.length === 0) throw new ProblemError(404, 'learner-not-found:filters')
  checkMatchCount(people.length, expected)
  return people
}

/** Nothing becomes due. */
async function unassign(tx: Tx, people: number[], modules: string[]): Promise<Row[]> {
  await tx
    .delete(trainingAssignments)
    .where(and(inArray(trainingAssignments.userId, people), inArray(trainingAssignments.moduleCode, modules)))
  return []
}

/** Errors  422. */
export function validateModules(modules: readonly string[], field = 'modules'): void {
  const known = modules.every((module) => CORE_MODULES.some(({ code }) => code === module))
  if (!known) throw new ProblemError(422, 'invalid:modules', { field })
}

function validateAssignment(modules: readonly string[], dueOn: string | null, now: Date): void {
  validateModules(modules)
  if (dueOn !== null && dueOn < now.toISOString().slice(0, 10))
    throw new ProblemError(422, 'invalid:due-day', { field: 'dueOn' })
}
