import type { CompanyPersonChange, CompanyPersonRequest } from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import { endSessionsOf } from '../domain/accounts/open-sessions.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { ProblemError } from '../lib/problem.ts'
import { auditPerson, type CompanyWork } from './company-work.ts'
import { accountOf, auditedEmail, renameAccount } from './person-account.ts'
import { freeNumber, newNumber, numberAfter } from './employee-number.ts'
import { invitationEmail } from './invitation-email.ts'
import { reportsToSelf } from './reporting-line.rule.ts'
import { findCompanyPerson, supervisorsOf, type CompanyPersonRow } from './sql-company-people.ts'

/**
 * Adds a person and invites them, unless their account proves that they work there. Someone without email gets an account.
 * Errors: 409 at `email` or `employeeNumber`, 422 `supervisorId`.
 */
export async function addPerson(work: CompanyWork, wanted: CompanyPersonRequest): Promise<CompanyPersonRow> {
  const { tx, request, company, invitedBy, at } = work
  await refuseSupervisor(work, null, wanted)
  const number = await freeNumber(work, null, wanted.employeeNumber ?? '')
  const { email, userId } = await accountOf(work, wanted)
  const employeeNumber = number === '' && wanted.email === null ? await newNumber(tx, company.id) : number
  const [row] = await tx
    .insert(companyPeople)
    .values({
      ...wanted,
      ...{ email, employeeNumber },
      tenantId: request.tenant.id,
      companyId: company.id,
      userId,
      joinedAt: userId === null ? null : at,
      ...{ invitedBy, invitedAt: at, addedAt: at },
    })
    .onConflictDoNothing({ target: [companyPeople.companyId, companyPeople.email] })
    .returning()
  if (!row) throw new ProblemError(409, 'already-in-company', { field: 'email' })
  const after = { email: auditedEmail(row), ...pickChange(row) }
  await auditPerson(work, row.id, { action: 'company-person.add', after })
  if (row.userId === null) await emailInvitation(work, row)
  else await work.applyRules()
  return row
}

export function emailInvitation({ tx, request, company, post }: CompanyWork, person: CompanyPersonRow) {
  return post(tx, { tenant: request.tenant, request }, invitationEmail(person, company.name))
}

/** Errors: 404, 422 `supervisorId`. */
export async function changePerson(
  work: CompanyWork,
  id: number,
  wanted: CompanyPersonChange,
): Promise<CompanyPersonRow> {
  const { tx } = work
  const before = await existingPerson(work, id)
  await refuseSupervisor(work, id, wanted)
  const employeeNumber = await numberAfter(work, before, wanted)
  const [row = before] = await tx
    .update(companyPeople)
    .set({ ...wanted, employeeNumber })
    .where(eq(companyPeople.id, id))
    .returning()
  await renameAccount(tx, row)
  await auditPerson(work, id, {
    action: 'company-person.change',
    before: pickChange(before),
    after: pickChange(row),
  })
  if (row.userId !== null) await work.applyRules()
  return row
}

/** What managers enter of a person, without what the server adds. */
const pickChange = ({
  firstName,
  lastName,
  department,
  site,
  jobRole,
  supervisorId,
  employeeNumber,
}: CompanyPersonRow) => ({
  ...{ firstName, lastName, department, site, jobRole, supervisorId, employeeNumber },
})

/** Errors: 404 for everyone who is not of the company. */
export async function existingPerson({ tx, company }: CompanyWork, id: number): Promise<CompanyPersonRow> {
  const row = await findCompanyPerson(tx, company.id, id)
  if (!row) throw new ProblemError(404, 'person-not-found')
  return row
}

async function refuseSupervisor(
  { tx, company }: CompanyWork,
  id: number | null,
  { supervisorId }: CompanyPersonChange,
): Promise<void> {
  if (supervisorId === null) return
  const supervisors = await supervisorsOf(tx, company.id)
  if (!supervisors.has(supervisorId))
    throw new ProblemError(422, 'invalid:supervisor', { field: 'supervisorId' })
  if (id === null) return
  supervisors.set(id, supervisorId)
  if (reportsToSelf(id, supervisors))
    throw new ProblemError(422, 'invalid:supervisor-circle', { field: 'supervisorId' })
}

/** They left: the company no longer sees their training, which stays theirs. Doing it twice changes nothing. */
export async function deactivatePerson(work: CompanyWork, id: number): Promise<void> {
  const row = await existingPerson(work, id)
  if (row.deactivatedAt !== null) return
  await work.tx
    .update(companyPeople)
    .set({ deactivatedAt: work.at, pinHash: null, pinMadeAt: null })
    .where(eq(companyPeople.id, id))
  if (row.userId !== null && !hasEmail(row.email)) await endSessionsOf(work.tx, row.userId, work.at)
  await auditPerson(work, id, { action: 'company-person.deactivate', before: { email: auditedEmail(row) } })
}

/** Who had agreed before is active again; the others are invited again. Errors: 409 in another company by now. */
export async function reactivatePerson(work: CompanyWork, id: number): Promise<void> {
  const { tx, at } = work
  const row = await existingPerson(work, id)
  if (row.deactivatedAt === null) return
  if (row.userId !== null && (await isElsewhere(work, row.userId)))
    throw new ProblemError(409, 'in-another-company:person')
  await tx
    .update(companyPeople)
    .set({ deactivatedAt: null, declinedAt: null, unlistedAt: null, invitedAt: at })
    .where(eq(companyPeople.id, id))
  await auditPerson(work, id, { action: 'company-person.reactivate', before: { email: auditedEmail(row) } })
  if (row.userId === null) await emailInvitation(work, row)
  else await work.applyRules()
}

async function isElsewhere({ tx }: CompanyWork, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ deactivatedAt: companyPeople.deactivatedAt })
    .from(companyPeople)
    .where(and(eq(companyPeople.userId, userId)))
  return rows.some(({ deactivatedAt }) => deactivatedAt === null)
}

/** Sends the invitation again. Errors: 409 for someone who is not invited. */
export async function inviteAgain(work: CompanyWork, id: number): Promise<void> {
  const row = await existingPerson(work, id)
  if (row.userId !== null || row.deactivatedAt !== null)
    throw new ProblemError(409, 'company-invitation-gone')
  await work.tx
    .update(companyPeople)
    .set({ invitedAt: work.at, declinedAt: null })
    .where(eq(companyPeople.id, id))
  await auditPerson(work, id, { action: 'company-person.invite', before: { email: row.email } })
  await emailInvitation(work, row)
}
