import { randomUUID } from 'node:crypto'
import type { CompanyPersonRequest, Language } from '@platform/shared-contracts/http'
import { hasEmail, keyWithoutEmail } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import { provenColleagues } from '../domain/company-people/members.ts'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import type { CompanyWork } from './company-work.ts'
import type { CompanyPersonRow } from './sql-company-people.ts'

interface Account {
  readonly email: string
  /** `null` for someone who is invited. */
  readonly userId: number | null
}

/** The account of someone whom a manager adds: that of their address, or a new one for someone without email. */
export async function accountOf(work: CompanyWork, wanted: CompanyPersonRequest): Promise<Account> {
  const { email } = wanted
  if (email !== null) {
    const proven = await provenColleagues(work.tx, work.company.id, [email])
    return { email, userId: proven.get(email) ?? null }
  }
  const [account] = await makeAccounts(work, [wanted])
  if (!account) throw new Error('The database did not return the new account.')
  return account
}

type Named = Pick<CompanyPersonRequest, 'firstName' | 'lastName'> & {
  readonly language?: Language | null | undefined
}

/** Accounts of people without email, in the order of the people. They sign in with a PIN on a tablet of the company. */
export async function makeAccounts(
  { tx, request, company, at }: CompanyWork,
  people: readonly Named[],
): Promise<Account[]> {
  if (people.length === 0) return []
  const values = people.map(({ firstName, lastName, language = null }) => ({
    ...{ tenantId: request.tenant.id, email: keyWithoutEmail(randomUUID()), firstName, lastName, language },
    // There is no address to prove: the company knows the person.
    ...{ companyName: company.name, emailVerifiedAt: at, createdAt: at },
  }))
  const rows = await tx.insert(users).values(values).returning({ id: users.id, email: users.email })
  const ids = new Map(rows.map(({ id, email }) => [email, id]))
  return values.map(({ email }) => ({ email, userId: ids.get(email) ?? null }))
}

/** No one but the company keeps the name of an account that it made, which certificates print. */
export async function renameAccount(
  tx: Tx,
  { userId, email, firstName, lastName }: CompanyPersonRow,
): Promise<void> {
  if (userId === null || hasEmail(email)) return
  await tx.update(users).set({ firstName, lastName }).where(eq(users.id, userId))
}

/** How the history names a person: by email, or else by name and employee number. */
export function auditedEmail({
  email,
  firstName,
  lastName,
  employeeNumber,
}: Pick<CompanyPersonRow, 'email' | 'firstName' | 'lastName' | 'employeeNumber'>): string {
  return hasEmail(email) ? email : `${firstName} ${lastName} (${employeeNumber})`
}
