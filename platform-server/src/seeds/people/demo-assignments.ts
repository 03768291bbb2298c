import type { Tx } from '../../lib/data/database.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import type { Person } from '../../domain/accounts/people.ts'

const DAY_MS = 24 * 60 * 60_000

/** Modules that are assigned to a learner: for most learners, one of them is late. */
const ASSIGNED = [
  ['IC0110', 45],
  ['IC0112', -9],
  ['IC0115', 21],
  ['IC0117', 7],
  ['IC0119', -3],
] as const

/** Some modules by a day for every learner of the demo; `place` makes learners differ. */
export async function seedAssignments(
  tx: Tx,
  { id: userId, tenantId, role, isProfessionalPartner }: Person,
  place: number,
  now: Date,
): Promise<void> {
  if (role !== 'user' || isProfessionalPartner) return
  const rows = ASSIGNED.slice(place % 3).map(([moduleCode, days]) => ({
    ...{ tenantId, userId, moduleCode },
    dueOn: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
    assignedBy: 'super@demo',
    assignedAt: now,
  }))
  await tx.insert(trainingAssignments).values(rows)
}
