import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { findById, type Person } from './people.ts'

/** Errors  404 `person-not-found`. */
export async function existingPerson(tx: Tx, id: number): Promise<Person> {
  const person = await findById(tx, id)
  if (!person) throw new ProblemError(404, 'person-not-found')
  return person
}

/**
 * How many super admins can sign in. They are locked until the transaction ends: of two who demote or end each other at
 * once, the second sees what the first did.
 */
export async function lockSuperAdmins(tx: Tx): Promise<number> {
  const superAdmins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'super_admin'), isNull(users.disabledAt)))
    .orderBy(users.id)
    .for('update')
  return superAdmins.length
}
