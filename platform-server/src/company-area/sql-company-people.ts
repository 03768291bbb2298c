import type {
  CompanyOverview,
  CompanyPeopleQuery,
  CompanyPerson,
  CompanyPersonPage,
} from '@platform/shared-contracts/http'
import { keyWithoutEmail, shownEmail } from '@platform/shared-contracts/rules'
import {
  and,
  asc,
  count,
  eq,
  ilike,
  isNotNull,
  isNull,
  like,
  ne,
  notLike,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'

export type CompanyPersonRow = typeof companyPeople.$inferSelect

const supervisors = alias(companyPeople, 'supervisors')

/** A person of this company; people of other companies do not exist for it. */
export async function findCompanyPerson(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<CompanyPersonRow | null> {
  const isIt = and(eq(companyPeople.companyId, companyId), eq(companyPeople.id, id))
  const [row] = await tx.select().from(companyPeople).where(isIt)
  return row ?? null
}

export async function companyPeoplePage(
  tx: Tx,
  companyId: number,
  { page, size, ...filter }: CompanyPeopleQuery,
): Promise<CompanyPersonPage> {
  const where = and(eq(companyPeople.companyId, companyId), fits(filter))
  const [all] = await tx.select({ total: count() }).from(companyPeople).where(where)
  const rows = await tx
    .select({ person: companyPeople, supervisor: supervisors })
    .from(companyPeople)
    .leftJoin(supervisors, eq(supervisors.id, companyPeople.supervisorId))
    .where(where)
    .orderBy(asc(sql`lower(${companyPeople.lastName})`), asc(companyPeople.firstName), asc(companyPeople.id))
    .limit(size)
    .offset((page - 1) * size)
  const items = rows.map(({ person, supervisor }) => toCompanyPerson(person, supervisor))
  return { items, total: all?.total ?? 0, page, size }
}

function fits({ q, state, pin, department, site, jobRole }: Omit<CompanyPeopleQuery, 'page' | 'size'>) {
  const pattern = likePattern(q)
  const hasAddress = notLike(companyPeople.email, keyWithoutEmail('%'))
  const isNumbered = ilike(companyPeople.employeeNumber, pattern)
  const fullName = sql`${companyPeople.firstName} || ' ' || ${companyPeople.lastName}`
  return and(
    q
      ? or(and(ilike(companyPeople.email, pattern), hasAddress), ilike(fullName, pattern), isNumbered)
      : undefined,
    state ? IN_STATE[state] : isNull(companyPeople.deactivatedAt),
    pin
      ? and(IN_STATE.active, isNull(companyPeople.pinHash), like(companyPeople.email, keyWithoutEmail('%')))
      : undefined,
    department ? eq(companyPeople.department, department) : undefined,
    site ? eq(companyPeople.site, site) : undefined,
    jobRole ? eq(companyPeople.jobRole, jobRole) : undefined,
  )
}

const IN_STATE: Readonly<Record<CompanyPerson['state'], SQL | undefined>> = {
  active: and(isNull(companyPeople.deactivatedAt), isNotNull(companyPeople.joinedAt)),
  invited: and(isNull(companyPeople.deactivatedAt), isNull(companyPeople.joinedAt)),
  deactivated: isNotNull(companyPeople.deactivatedAt),
}

function stateOf({ deactivatedAt, joinedAt }: CompanyPersonRow): CompanyPerson['state'] {
  if (deactivatedAt !== null) return 'deactivated'
  return joinedAt === null ? 'invited' : 'active'
}

export function toCompanyPerson(row: CompanyPersonRow, supervisor: CompanyPersonRow | null): CompanyPerson {
  const { id, firstName, lastName, department, site, jobRole, employeeNumber, userId, addedAt } = row
  const state = stateOf(row)
  return {
    ...{ id, firstName, lastName, department, site, jobRole, employeeNumber, state },
    email: shownEmail(row.email) || null,
    supervisor: supervisor && {
      id: supervisor.id,
      name: `${supervisor.firstName} ${supervisor.lastName}`,
    },
    learnerId: state === 'active' ? userId : null,
    pinMadeAt: row.pinMadeAt?.toISOString() ?? null,
    addedAt: addedAt.toISOString(),
  }
}

export async function countsOf(tx: Tx, companyId: number): Promise<CompanyOverview['counts']> {
  const of = (state: CompanyPerson['state']) =>
    tx.$count(companyPeople, and(eq(companyPeople.companyId, companyId), IN_STATE[state]))
  return {
    active: await of('active'),
    invited: await of('invited'),
    deactivated: await of('deactivated'),
  }
}

export async function placesOf(tx: Tx, companyId: number): Promise<CompanyOverview['places']> {
  const { department, site, jobRole } = companyPeople
  const valuesOf = async (column: typeof department | typeof site | typeof jobRole) => {
    const isUsed = and(
      eq(companyPeople.companyId, companyId),
      isNull(companyPeople.deactivatedAt),
      ne(column, ''),
    )
    const rows = await tx.selectDistinct({ value: column }).from(companyPeople).where(isUsed)
    return rows.map(({ value }) => value).sort((one, other) => one.localeCompare(other))
  }
  return {
    departments: await valuesOf(department),
    sites: await valuesOf(site),
    jobRoles: await valuesOf(jobRole),
  }
}

/** Who reports to whom, by id. */
export async function supervisorsOf(tx: Tx, companyId: number): Promise<Map<number, number | null>> {
  const rows = await tx
    .select({ id: companyPeople.id, supervisorId: companyPeople.supervisorId })
    .from(companyPeople)
    .where(eq(companyPeople.companyId, companyId))
  return new Map(rows.map(({ id, supervisorId }) => [id, supervisorId]))
}

/** Where the people will work who have not answered their invitation. */
export function invitedPlaces(tx: Tx, companyId: number) {
  const { jobRole, site, department, declinedAt } = companyPeople
  return tx
    .select({ jobRole, site, department })
    .from(companyPeople)
    .where(and(eq(companyPeople.companyId, companyId), IN_STATE.invited, isNull(declinedAt)))
}
