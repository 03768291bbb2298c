import type { AccountProfile, AccountProfileChange } from '@platform/shared-contracts/http'
import { US_STATES } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { findById, signsInByDirectory, type Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'

export async function readPerson(tx: Tx, userId: number): Promise<Person> {
  const person = await findById(tx, userId)
  // Deleted since the request began.
  if (!person) throw new ProblemError(404, 'account-gone')
  return person
}

export function toProfile(person: Person): AccountProfile {
  const { email, firstName, lastName, companyName, state, language, createdAt } = person
  return {
    email,
    firstName,
    lastName,
    companyName,
    state,
    hasPassword: !signsInByDirectory(person),
    language,
    memberSince: createdAt.toISOString(),
  }
}

export async function changeProfile(
  tx: Tx,
  userId: number,
  change: AccountProfileChange,
): Promise<AccountProfile> {
  if (change.state !== undefined && !US_STATES.some(({ code }) => code === change.state)) {
    throw new ProblemError(422, 'unknown-state', { field: 'state' })
  }
  // Drizzle refuses an update that sets nothing.
  if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, userId))
  return toProfile(await readPerson(tx, userId))
}
