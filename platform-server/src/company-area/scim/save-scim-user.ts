import type { CompanyPersonRequest } from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import { provenColleagues } from '../../domain/company-people/members.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { addPerson, deactivatePerson, emailInvitation, reactivatePerson } from '../add-person.ts'
import { auditPerson, type CompanyWork } from '../company-work.ts'
import { reportsToSelf } from '../reporting-line.rule.ts'
import { supervisorsOf, type CompanyPersonRow } from '../sql-company-people.ts'
import { ScimRefusal } from './scim-refusal.ts'
import type { PersonFields } from './scim-user.ts'
import { findManager, holdersOf, lockCompany } from './sql-scim-users.ts'

/**
 * Adds a person as a manager would: they are invited, unless their account proves that they work there. Someone whom the
 * identity provider deleted before comes back. The id. Errors: 409 `uniqueness`.
 */
export async function createUser(work: CompanyWork, fields: PersonFields): Promise<number> {
  await lockCompany(work)
  const [former, other] = await holdersOf(work, fields)
  if (former) {
    if (other || former.unlistedAt === null) throw taken()
    return revive(work, former, fields)
  }
  const wanted = requestOf(fields, await supervisorOf(work, null, fields))
  const { id } = fields.isActive === false ? await addInactive(work, wanted) : await addPerson(work, wanted)
  const { userName, externalId = null } = fields
  await work.tx.update(companyPeople).set({ userName, externalId }).where(eq(companyPeople.id, id))
  return id
}

function requestOf(fields: PersonFields, supervisorId: number | null) {
  const { email, firstName, lastName, department = '', site = '', jobRole = '', language } = fields
  const names = { email, firstName, lastName, department, site, jobRole }
  return { ...names, supervisorId, ...(language && { language }) }
}

/** Known but not invited, until the identity provider activates them. */
async function addInactive(work: CompanyWork, wanted: CompanyPersonRequest & { readonly email: string }) {
  const { tx, request, company, invitedBy, at } = work
  const dates = { invitedAt: at, addedAt: at, deactivatedAt: at }
  const own = { tenantId: request.tenant.id, companyId: company.id, invitedBy, ...dates }
  const [row] = await tx
    .insert(companyPeople)
    .values({ ...wanted, ...own })
    .returning()
  if (!row) throw taken()
  await auditPerson(work, row.id, { action: 'company-person.add', after: wanted })
  await auditPerson(work, row.id, { action: 'company-person.deactivate', before: { email: row.email } })
  return row
}

async function revive(work: CompanyWork, former: CompanyPersonRow, fields: PersonFields): Promise<number> {
  await work.tx.update(companyPeople).set({ unlistedAt: null }).where(eq(companyPeople.id, former.id))
  await replaceUser(work, former, { ...fields, isActive: fields.isActive ?? true })
  return former.id
}

/** What the request does not say of a person stays. Errors: 409. */
export async function replaceUser(
  work: CompanyWork,
  before: CompanyPersonRow,
  fields: PersonFields,
): Promise<void> {
  await lockCompany(work)
  const others = (await holdersOf(work, fields)).filter(({ id }) => id !== before.id)
  if (others.length > 0) throw taken()
  const after = await rowAfter(work, before, fields)
  await store(work, before, after)
  const wasActive = before.deactivatedAt === null
  const isActive = fields.isActive ?? wasActive
  if (isActive && !wasActive) return reactivatePerson(work, before.id)
  if (!isActive) return deactivatePerson(work, before.id)
  if (after.email !== before.email) await askAgain(work, { ...before, ...after })
}

type Stored = Pick<CompanyPersonRow, (typeof STORED)[number]>
const AUDITED = ['email', 'firstName', 'lastName', 'department', 'site', 'jobRole', 'supervisorId'] as const
const STORED = [...AUDITED, 'userName', 'externalId', 'language'] as const

async function rowAfter(work: CompanyWork, before: CompanyPersonRow, fields: PersonFields): Promise<Stored> {
  const { userName, firstName, lastName } = fields
  // An address would make an account with a PIN that of someone else.
  const email = hasEmail(before.email) ? fields.email : before.email
  const { department, site, jobRole, externalId, language } = before
  return {
    ...{ userName, email, firstName, lastName },
    department: fields.department ?? department,
    site: fields.site ?? site,
    jobRole: fields.jobRole ?? jobRole,
    supervisorId: await supervisorOf(work, before, fields),
    externalId: fields.externalId === undefined ? externalId : fields.externalId,
    language: fields.language === undefined ? language : fields.language,
  }
}

/** Nothing is stored or recorded where nothing differs: identity providers send the same again and again. */
async function store(work: CompanyWork, before: CompanyPersonRow, after: Stored): Promise<void> {
  const changed = STORED.filter((name) => after[name] !== before[name])
  if (changed.length === 0) return
  await work.tx.update(companyPeople).set(after).where(eq(companyPeople.id, before.id))
  const recorded = AUDITED.filter((name) => changed.includes(name))
  if (recorded.length === 0) return
  const pick = (row: Stored) => Object.fromEntries(recorded.map((name) => [name, row[name]]))
  const change = { before: pick(before), after: pick(after) }
  await auditPerson(work, before.id, { action: 'company-person.change', ...change })
  if (before.userId !== null) await work.applyRules()
}

/** A new address of someone who has not agreed yet: only its owner can. */
async function askAgain(work: CompanyWork, person: CompanyPersonRow): Promise<void> {
  if (person.userId !== null) return
  const { tx, company, at } = work
  const userId = (await provenColleagues(tx, company.id, [person.email])).get(person.email) ?? null
  const joined = userId === null ? {} : { userId, joinedAt: at }
  await tx
    .update(companyPeople)
    .set({ invitedAt: at, declinedAt: null, ...joined })
    .where(eq(companyPeople.id, person.id))
  if (userId === null) await emailInvitation(work, person)
  else await work.applyRules()
}

/** They left. The company keeps their record, and the identity provider does not see them any more. */
export async function deleteUser(work: CompanyWork, { id }: CompanyPersonRow): Promise<void> {
  await deactivatePerson(work, id)
  const gone = { unlistedAt: work.at, userName: null, externalId: null }
  await work.tx.update(companyPeople).set(gone).where(eq(companyPeople.id, id))
}

/**
 * A manager whom the company does not know, or who would report to this person, changes nothing: a mistake in the reporting
 * line must not keep someone who left active.
 */
async function supervisorOf(
  work: CompanyWork,
  person: CompanyPersonRow | null,
  { manager }: PersonFields,
): Promise<number | null> {
  if (manager === '') return null
  const current = person?.supervisorId ?? null
  const found = manager === undefined ? null : await findManager(work, manager)
  if (found === null) return current
  return person !== null && (await makesCircle(work, person.id, found)) ? current : found
}

async function makesCircle({ tx, company }: CompanyWork, id: number, supervisorId: number): Promise<boolean> {
  const supervisors = await supervisorsOf(tx, company.id)
  return reportsToSelf(id, supervisors.set(id, supervisorId))
}

const taken = () =>
  new ScimRefusal(409, 'Someone in this company has this userName or email address already.', 'uniqueness')
