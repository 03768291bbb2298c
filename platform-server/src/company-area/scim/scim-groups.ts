import { randomUUID } from 'node:crypto'
import { MAX_ID } from '@platform/shared-contracts/http'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { recordAudits } from '../../lib/data/audit.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyRules } from '../../lib/data/schema/company/requirements.ts'
import { scimGroups } from '../../lib/data/schema/company/scim.ts'
import { personSubject, type CompanyWork } from '../company-work.ts'
import type { CompanyPersonRow } from '../sql-company-people.ts'
import type { GroupChange } from './patch-group.ts'
import { ScimRefusal } from './scim-refusal.ts'
import type { ScimGroupRequest } from './scim-shapes.ts'
import { isListed, listedPeople, lockCompany } from './sql-scim-users.ts'

export type GroupRow = typeof scimGroups.$inferSelect

const sameName = (name: string) => eq(sql`lower(${scimGroups.name})`, name.toLowerCase())
const inDepartment = (name: string) => eq(sql`lower(${companyPeople.department})`, name.toLowerCase())

/** Every department in use is a group, also one that a manager typed or a file brought. */
export async function listDepartments(work: CompanyWork): Promise<void> {
  const { tx, request, company, at } = work
  const known = tx
    .select({ name: sql`lower(${scimGroups.name})` })
    .from(scimGroups)
    .where(eq(scimGroups.companyId, company.id))
  const isNew = sql`lower(${companyPeople.department}) not in ${known}`
  const rows = await tx
    .selectDistinct({ name: companyPeople.department })
    .from(companyPeople)
    .where(
      and(isListed(company.id), isNull(companyPeople.deactivatedAt), ne(companyPeople.department, ''), isNew),
    )
  if (rows.length === 0) return
  const own = { tenantId: request.tenant.id, companyId: company.id, createdAt: at }
  await tx
    .insert(scimGroups)
    .values(rows.map(({ name }) => ({ id: randomUUID(), name, ...own })))
    .onConflictDoNothing()
}

/** The people of a department, as they are referred to. */
export function peopleOf({ tx, company }: CompanyWork, { name }: GroupRow): Promise<CompanyPersonRow[]> {
  return tx
    .select()
    .from(companyPeople)
    .where(and(isListed(company.id), inDepartment(name)))
    .orderBy(asc(companyPeople.id))
}

/** Errors: 409 `uniqueness`. */
export async function createGroup(work: CompanyWork, wanted: ScimGroupRequest): Promise<GroupRow> {
  const { tx, request, company, at } = work
  const { displayName: name, externalId = null, members } = wanted
  await lockCompany(work)
  await listDepartments(work)
  const own = { tenantId: request.tenant.id, companyId: company.id, createdAt: at }
  const [group] = await tx
    .insert(scimGroups)
    .values({ id: randomUUID(), name, externalId, ...own })
    .onConflictDoNothing()
    .returning()
  if (!group) throw nameTaken()
  await changeGroup(work, group, [{ kind: 'add', members: (members ?? []).map(({ value }) => value) }])
  return group
}

/** Errors: 400 for a new member who is not of the company, 409 `uniqueness`. */
export async function changeGroup(
  work: CompanyWork,
  before: GroupRow,
  changes: readonly GroupChange[],
): Promise<void> {
  await lockCompany(work)
  let group = before
  for (const change of changes) {
    if (change.kind === 'rename') group = await rename(work, group, change.name)
    else if (change.kind === 'externalId')
      await work.tx
        .update(scimGroups)
        .set({ externalId: change.externalId })
        .where(eq(scimGroups.id, group.id))
    else await changeMembers(work, group, change)
  }
}

/** The rules of the department stay its rules. */
async function rename(work: CompanyWork, group: GroupRow, name: string): Promise<GroupRow> {
  if (name === group.name) return group
  const { tx, company } = work
  const [other] = await tx
    .select()
    .from(scimGroups)
    .where(and(eq(scimGroups.companyId, company.id), sameName(name), ne(scimGroups.id, group.id)))
  if (other) throw nameTaken()
  await tx.update(scimGroups).set({ name }).where(eq(scimGroups.id, group.id))
  await tx
    .update(companyRules)
    .set({ department: name })
    .where(and(eq(companyRules.companyId, company.id), eq(companyRules.department, group.name)))
  await move(work, await peopleOf(work, group), name)
  return { ...group, name }
}

type MembersChange = Extract<GroupChange, { readonly members: readonly string[] }>

async function changeMembers(
  work: CompanyWork,
  group: GroupRow,
  { kind, members }: MembersChange,
): Promise<void> {
  const named = await peopleNamed(work, members, kind !== 'remove')
  const present = await peopleOf(work, group)
  const ids = new Set(named.map(({ id }) => id))
  if (kind === 'remove')
    return move(
      work,
      present.filter(({ id }) => ids.has(id)),
      '',
    )
  if (kind === 'replace')
    await move(
      work,
      present.filter(({ id }) => !ids.has(id)),
      '',
    )
  await move(work, named, group.name)
}

async function peopleNamed(
  work: CompanyWork,
  members: readonly string[],
  mustExist: boolean,
): Promise<CompanyPersonRow[]> {
  const ids = [...new Set(members.map(Number))].filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID)
  const people = ids.length === 0 ? [] : await listedPeople(work, ids)
  if (mustExist && people.length < new Set(members).size)
    throw new ScimRefusal(400, 'members: Not everyone is a person of this company.', 'invalidValue')
  return people
}

async function move(
  work: CompanyWork,
  people: readonly CompanyPersonRow[],
  department: string,
): Promise<void> {
  const { tx, request, company, actor } = work
  const movers = people.filter((person) => person.department !== department)
  if (movers.length === 0) return
  const ids = movers.map(({ id }) => id)
  await tx.update(companyPeople).set({ department }).where(inArray(companyPeople.id, ids))
  await recordAudits(
    tx,
    movers.map((person) => ({
      ...{ tenantId: request.tenant.id, actor, subject: personSubject(company.id, person.id) },
      action: 'company-person.change',
      before: { department: person.department },
      after: { department },
    })),
  )
  await work.applyRules()
}

/** Its people stay, without a department. */
export async function deleteGroup(work: CompanyWork, group: GroupRow): Promise<void> {
  await lockCompany(work)
  await move(work, await peopleOf(work, group), '')
  await work.tx.delete(scimGroups).where(eq(scimGroups.id, group.id))
}

const nameTaken = () => new ScimRefusal(409, 'This company has a group with this name already.', 'uniqueness')
