import { and, eq, inArray } from 'drizzle-orm'
import { classTraining } from '../../domain/requirements/class-training.rule.ts'
import { hasOpenDueDay } from '../../domain/requirements/plan-assignment.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import type { FulfilledDueDate } from '../../lib/data/schema/company/classes.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { attendanceOf, type StoredClass } from './sql-classes.ts'

interface Held {
  readonly moduleCode: string
  readonly heldOn: string
}

/** Removes the due dates that training in this class fulfills; what was removed, by account. */
export async function fulfillDueDates(
  tx: Tx,
  { moduleCode, heldOn }: Held,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, FulfilledDueDate>> {
  const { userId, moduleCode: module } = trainingAssignments
  const ofModule = (ids: readonly number[]) => and(eq(module, moduleCode), inArray(userId, [...ids]))
  const assigned = await tx.select().from(trainingAssignments).where(ofModule(userIds)).for('update')
  const trained = classTraining(moduleCode, heldOn)
  const fulfilled = assigned.filter(
    (assignment) => !hasOpenDueDay({ assignment, trained, requirement: null }),
  )
  const ids = fulfilled.map((row) => row.userId)
  if (ids.length > 0) await tx.delete(trainingAssignments).where(ofModule(ids))
  return new Map(
    fulfilled.map(({ userId: id, dueOn, assignedBy, assignedAt, isRenewal }) => [
      id,
      { dueOn, assignedBy, assignedAt: assignedAt.toISOString(), isRenewal },
    ]),
  )
}

/** Gives back the due dates that a class had fulfilled; one that was set since stays. */
export async function restoreDueDates(tx: Tx, { id, tenantId, moduleCode }: StoredClass): Promise<void> {
  const attended = await attendanceOf(tx, id)
  const people = await tx
    .select({ id: companyPeople.id, userId: companyPeople.userId })
    .from(companyPeople)
    .where(
      inArray(
        companyPeople.id,
        attended.map(({ personId }) => personId),
      ),
    )
  const accounts = new Map(people.map((person) => [person.id, person.userId]))
  const rows = attended.flatMap(({ personId, fulfilled }) => {
    const userId = accounts.get(personId) ?? null
    if (fulfilled === null || userId === null) return []
    return [{ ...fulfilled, tenantId, userId, moduleCode, assignedAt: new Date(fulfilled.assignedAt) }]
  })
  if (rows.length > 0) await tx.insert(trainingAssignments).values(rows).onConflictDoNothing()
}
