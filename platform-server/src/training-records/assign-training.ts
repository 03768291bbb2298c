import type { TrainingAssignmentRequest } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { and, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { trainingAssignments } from '../lib/data/schema/assignments.ts'
import type { Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { checkMatchCount } from '../lib/match-count.ts'
import { findLearners } from './sql-training-records.ts'
import { matchingLearners } from './training-records.ts'

interface Assignment {
  readonly tenantId: number
  /** Whose learners may be assigned to; `null` for all of the tenant. */
  readonly partnerId: number | null
  readonly actor: string
  readonly wanted: TrainingAssignmentRequest
  readonly now: Date
}

/** Every person gets every module by the day; `null` removes the day. Returns who got an assignment. */
export async function assignTraining(
  tx: Tx,
  { tenantId, partnerId, actor, wanted, now }: Assignment,
): Promise<Person[]> {
  const people = wanted.matching
    ? await everyoneMatching(tx, { query: wanted.matching, partnerId, now }, wanted.expected)
    : [...new Set(wanted.people ?? [])]
  const modules = [...new Set(wanted.modules)]
  const { dueOn } = wanted
  validateAssignment(modules, dueOn, now)
  const learners = await findLearners(tx, people, partnerId)
  if (learners.length !== people.length) throw new ProblemError(404, 'learner-not-found:selection')
  if (dueOn === null) await unassign(tx, people, modules)
  else {
    const common = { tenantId, dueOn, assignedBy: actor, assignedAt: now }
    const rows = people.flatMap((userId) => modules.map((moduleCode) => ({ ...common, userId, moduleCode })))
    await tx
      .insert(trainingAssignments)
      .values(rows)
      .onConflictDoUpdate({
        target: [trainingAssignments.userId, trainingAssignments.moduleCode],
        set: { dueOn, assignedBy: sql`excluded.assigned_by`, assignedAt: now },
      })
  }
  const after = { people, modules, dueOn, ...(wanted.matching && { matching: wanted.matching }) }
  await recordAudit(tx, { tenantId, actor, action: 'training.assign', subject: 'training', after })
  return learners
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

async function unassign(tx: Tx, people: number[], modules: string[]): Promise<void> {
  await tx
    .delete(trainingAssignments)
    .where(and(inArray(trainingAssignments.userId, people), inArray(trainingAssignments.moduleCode, modules)))
}

function validateAssignment(modules: readonly string[], dueOn: string | null, now: Date): void {
  const known = modules.every((module) => CORE_MODULES.some(({ code }) => code === module))
  if (!known) throw new ProblemError(422, 'invalid:modules', { field: 'modules' })
  if (dueOn !== null && dueOn < now.toISOString().slice(0, 10))
    throw new ProblemError(422, 'invalid:due-day', { field: 'dueOn' })
}
