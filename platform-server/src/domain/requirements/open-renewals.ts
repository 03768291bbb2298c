import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { hasOpenDueDay } from './plan-assignment.rule.ts'
import { certifiedOf } from './trained-of.ts'

/** Modules that a person must pass again, although a certificate may still be in date, with when that was assigned. */
export async function openRenewals(tx: Tx, userId: number): Promise<ReadonlyMap<string, Date>> {
  const isRenewal = and(eq(trainingAssignments.userId, userId), eq(trainingAssignments.isRenewal, true))
  const rows = await tx.select().from(trainingAssignments).where(isRenewal)
  const trained = await certifiedOf(tx, [userId])
  const open = rows.filter((assignment) =>
    hasOpenDueDay({ assignment, trained: trained(userId, assignment.moduleCode), requirement: null }),
  )
  return new Map(open.map(({ moduleCode, assignedAt }) => [moduleCode, assignedAt]))
}
