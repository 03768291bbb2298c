import type { User } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'

/** A whole row of `users`: it holds the password's hash, so it never leaves the server as it is. */
export type Person = typeof users.$inferSelect

/** Two spellings of an address are one account. */
export function accountEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

export async function findByEmail(tx: Tx, typed: string): Promise<Person | null> {
  const [person] = await tx
    .select()
    .from(users)
    .where(eq(users.email, accountEmail(typed)))
  return person ?? null
}

export async function findById(tx: Tx, id: number): Promise<Person | null> {
  const [person] = await tx.select().from(users).where(eq(users.id, id))
  return person ?? null
}

interface UserFacts {
  /** They can do nothing before they have added one. */
  readonly needsSecondFactor: boolean
  readonly holdsTraining: boolean
  readonly managedCompany: { readonly id: number; readonly name: string } | null
  readonly isOnTablet: boolean
}

/** The person as the browser knows them. */
export function toUser(
  person: Person,
  { needsSecondFactor, holdsTraining, managedCompany, isOnTablet }: UserFacts,
): User {
  const { id, email, firstName, lastName, role, language } = person
  const { isSubscribed, isProfessionalPartner, isOperator } = person
  return {
    ...{ id, email, firstName, lastName, role, isSubscribed, isProfessionalPartner, isOperator },
    ...(language ? { language } : {}),
    ...(needsSecondFactor ? { needsSecondFactor } : {}),
    ...(isOnTablet ? { isOnTablet } : {}),
    ...(holdsTraining ? { holdsTraining } : {}),
    ...(managedCompany ? { managedCompany: { id: managedCompany.id, name: managedCompany.name } } : {}),
  }
}

/** Their company manages their password; there is none here to change or to reset. */
export function signsInByDirectory({ companyId, directoryId }: Person): boolean {
  return companyId !== null && directoryId !== null
}
