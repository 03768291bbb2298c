import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MAX_ID } from '@platform/shared-contracts/http'
import { keyWithoutEmail } from '@platform/shared-contracts/rules'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { scimGroups } from '../../lib/data/schema/company/scim.ts'
import { companies } from '../../lib/data/schema/people.ts'
import type { CompanyWork } from '../company-work.ts'
import type { CompanyPersonRow } from '../sql-company-people.ts'
import { conditionOf, type Equals } from './scim-filter.ts'
import type { ScimPage } from './scim-shapes.ts'

export interface StoredUser {
  readonly person: CompanyPersonRow
  readonly supervisor: CompanyPersonRow | null
  readonly group: typeof scimGroups.$inferSelect | null
}

const supervisors = alias(companyPeople, 'supervisors')

/** An identity provider sends many changes at once: those of one company wait for each other. */
export async function lockCompany({ tx, company }: Pick<CompanyWork, 'tx' | 'company'>): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, company.id)).for('update')
}

/** The people whom the identity provider sees: those of the company whom it did not delete. */
export const isListed = (companyId: number) =>
  and(eq(companyPeople.companyId, companyId), isNull(companyPeople.unlistedAt))

/** People from elsewhere have their address as name. */
const noEmail = keyWithoutEmail('%')
const userName = sql`lower(coalesce(${companyPeople.userName}, case when ${companyPeople.email} like ${noEmail} then ${companyPeople.employeeNumber} else ${companyPeople.email} end))`
const never = sql`false`

const isNamed = (name: string) => eq(userName, name.toLowerCase())

const isId = (value: string): SQL =>
  /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID ? eq(companyPeople.id, Number(value)) : never

const EQUALS: Equals = {
  id: isId,
  username: isNamed,
  externalid: (value) => eq(companyPeople.externalId, value),
  'emails.value': (value) => eq(companyPeople.email, value.toLowerCase()),
  'emails.type': (value) => (value === 'work' ? sql`true` : never),
}

interface Found {
  readonly total: number
  readonly users: readonly StoredUser[]
}

export async function findScimUsers(
  { tx, company }: CompanyWork,
  filter: string | undefined,
  { startIndex, count }: ScimPage,
): Promise<Found> {
  const where = and(isListed(company.id), conditionOf(filter, EQUALS))
  const total = await tx.$count(companyPeople, where)
  return {
    total,
    users: await usersWhere(tx, where)
      .limit(count)
      .offset(startIndex - 1),
  }
}

export async function findScimUser({ tx, company }: CompanyWork, id: number): Promise<StoredUser | null> {
  const [found] = await usersWhere(tx, and(isListed(company.id), eq(companyPeople.id, id)))
  return found ?? null
}

function usersWhere(tx: CompanyWork['tx'], where: SQL | undefined) {
  const isDepartment = and(
    eq(scimGroups.companyId, companyPeople.companyId),
    eq(sql`lower(${scimGroups.name})`, sql`lower(${companyPeople.department})`),
  )
  return tx
    .select({ person: companyPeople, supervisor: supervisors, group: scimGroups })
    .from(companyPeople)
    .leftJoin(supervisors, eq(supervisors.id, companyPeople.supervisorId))
    .leftJoin(scimGroups, isDepartment)
    .where(where)
    .orderBy(asc(companyPeople.id))
    .$dynamic()
}

/** Who has this name or address already, deleted ones too. */
export function holdersOf(
  { tx, company }: CompanyWork,
  names: { readonly userName: string; readonly email: string },
): Promise<CompanyPersonRow[]> {
  const holds = or(isNamed(names.userName), eq(companyPeople.email, names.email))
  return tx
    .select()
    .from(companyPeople)
    .where(and(eq(companyPeople.companyId, company.id), holds))
}

/** Whom a reference to a manager means: identity providers send our id, or a name of their own. */
export async function findManager({ tx, company }: CompanyWork, value: string): Promise<number | null> {
  const named = [isId(value), isNamed(value), eq(companyPeople.externalId, value)]
  const rows = await tx
    .select({ id: companyPeople.id })
    .from(companyPeople)
    .where(and(isListed(company.id), or(...named)))
    .limit(2)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

export function listedPeople(
  { tx, company }: CompanyWork,
  ids: readonly number[],
): Promise<CompanyPersonRow[]> {
  return tx
    .select()
    .from(companyPeople)
    .where(and(isListed(company.id), inArray(companyPeople.id, [...ids])))
}
