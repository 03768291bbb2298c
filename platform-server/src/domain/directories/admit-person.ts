import { and, eq } from 'drizzle-orm'
import { voidMailTokens } from '../account-mail/mail-tokens.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { endSessionsOf } from '../accounts/open-sessions.ts'
import { accountEmail, findByEmail, type Person } from '../accounts/people.ts'
import { joinByDirectory } from '../company-people/members.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { DirectoryPerson } from './directory-entry.ts'
import { domainsOf, type CompanyRow } from './sql-companies.ts'

interface Admission {
  readonly company: CompanyRow
  readonly person: DirectoryPerson
  readonly username: string
  readonly now: Date
}

/**
 * The account of a person whom the company's directory vouches for: the one they had, one with the same address, or a
 * new one. A directory vouches for addresses of the company's own domains only, and never for staff: otherwise anyone
 * who can write to the directory could become any user.
 */
export async function admitPerson(tx: Tx, admission: Admission): Promise<Person | ProblemError> {
  const known = await findAdmitted(tx, admission.company, admission.person)
  if (known) {
    await tx.update(users).set(confirmed(admission.now)).where(eq(users.id, known.id))
    return known
  }
  const email = await trustedEmail(tx, admission)
  if (email === null) return new ProblemError(409, 'directory-email')
  const existing = await findByEmail(tx, email)
  const account = await (existing ? linkAccount(tx, existing, admission) : makeAccount(tx, email, admission))
  if (!(account instanceof ProblemError)) await joinCompany(tx, account, admission)
  return account
}

async function joinCompany(tx: Tx, { id, tenantId, ...person }: Person, { company, now }: Admission) {
  const { email, firstName, lastName } = person
  const names = { email, firstName, lastName }
  await joinByDirectory(tx, { userId: id, tenantId, companyId: company.id, ...names, now })
}

/** The account of an entry that has signed in before. */
export async function findAdmitted(
  tx: Tx,
  company: Pick<CompanyRow, 'id'>,
  { directoryId }: Pick<DirectoryPerson, 'directoryId'>,
): Promise<Person | null> {
  const isSamePerson = and(eq(users.companyId, company.id), eq(users.directoryId, directoryId))
  const [known] = await tx.select().from(users).where(isSamePerson)
  return known ?? null
}

/** The directory has just confirmed the person. */
function confirmed(now: Date) {
  return { directoryCheckedAt: now, directoryQueriedAt: now }
}

async function trustedEmail(tx: Tx, { company, person, username }: Admission): Promise<string | null> {
  const domains = await domainsOf(tx, company.id)
  const candidates = [person.email ?? '', username].map(accountEmail)
  return candidates.find((email) => domains.includes(/^[^@\s]+@([^@\s]+)$/.exec(email)?.[1] ?? '')) ?? null
}

/** Any earlier password is removed: it may belong to a stranger who registered with this address first. */
async function linkAccount(
  tx: Tx,
  existing: Person,
  { company, person, now }: Admission,
): Promise<Person | ProblemError> {
  const isProtected =
    existing.role !== 'user' || existing.isProfessionalPartner || existing.directoryId !== null
  if (isProtected) return new ProblemError(409, 'account-protected')
  await endSessionsOf(tx, existing.id, now)
  await voidMailTokens(tx, existing.id, now)
  const [linked] = await tx
    .update(users)
    .set({
      companyId: company.id,
      directoryId: person.directoryId,
      companyName: company.name,
      passwordHash: null,
      ...confirmed(now),
      ...(existing.emailVerifiedAt ? {} : verifiedProfile(person, now)),
    })
    .where(eq(users.id, existing.id))
    .returning()
  return linked ?? existing
}

/** The address was never verified, so the personal data in the account may come from a stranger. */
function verifiedProfile(person: DirectoryPerson, now: Date) {
  return { ...namesOf(person), emailVerifiedAt: now, state: null, assignedPartnerId: null, language: null }
}

/** Names in directories may have any length. */
function namesOf({ firstName, lastName }: DirectoryPerson) {
  return { firstName: firstName.slice(0, 100), lastName: lastName.slice(0, 100) }
}

async function makeAccount(tx: Tx, email: string, { company, person, now }: Admission): Promise<Person> {
  const [made] = await tx
    .insert(users)
    .values({
      tenantId: company.tenantId,
      email,
      ...namesOf(person),
      companyId: company.id,
      companyName: company.name,
      directoryId: person.directoryId,
      ...confirmed(now),
      emailVerifiedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  // If no row was inserted, another first login of the same person was faster.
  const account = made ?? (await findByEmail(tx, email))
  if (!account) throw new Error('The database did not return the new account.')
  return account
}
