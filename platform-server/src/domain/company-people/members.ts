import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { companyDomains, users } from '../../lib/data/schema/people.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'

/** Where a person works, as the company's managers named it; nothing selects everyone. */
export interface Workplace {
  readonly department?: string | undefined
  readonly site?: string | undefined
  readonly jobRole?: string | undefined
}

/** An active person of the company who has an account, with this workplace. */
export function isMember(companyId: number, { department, site, jobRole }: Workplace = {}): SQL | undefined {
  return and(
    eq(companyPeople.companyId, companyId),
    isNotNull(companyPeople.userId),
    isNull(companyPeople.deactivatedAt),
    department ? eq(companyPeople.department, department) : undefined,
    site ? eq(companyPeople.site, site) : undefined,
    jobRole ? eq(companyPeople.jobRole, jobRole) : undefined,
  )
}

/** `users.id` is one of them. */
export function worksAt(companyId: number, workplace: Workplace = {}): SQL {
  const member = isMember(companyId, workplace)
  return sql`${users.id} in (select ${companyPeople.userId} from ${companyPeople} where ${member})`
}

/** The company's own number of each of these accounts, for those who work there now. */
export async function personIdsOf(
  tx: Tx,
  companyId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const isThem = and(
    eq(companyPeople.companyId, companyId),
    inArray(companyPeople.userId, [...userIds]),
    isNull(companyPeople.deactivatedAt),
  )
  const rows = await tx
    .select({ id: companyPeople.id, userId: companyPeople.userId })
    .from(companyPeople)
    .where(isThem)
  return new Map(rows.flatMap(({ id, userId }) => (userId === null ? [] : [[userId, id]])))
}

/**
 * Accounts that prove by their address that they belong to the company: verified, at one of its own domains, and no
 * one's staff. By email.
 */
export async function provenColleagues(
  tx: Tx,
  companyId: number,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map()
  const domains = tx
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        inArray(users.email, [...emails]),
        isNotNull(users.emailVerifiedAt),
        isNull(users.erasedAt),
        inArray(sql`split_part(${users.email}, '@', 2)`, domains),
        sql`not exists (select 1 from ${companyPeople} where ${companyPeople.userId} = ${users.id} and ${companyPeople.deactivatedAt} is null)`,
      ),
    )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

interface Joining {
  readonly tenantId: number
  readonly companyId: number
  readonly userId: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly now: Date
}

/** A person whom the company's directory has just confirmed is one of its people. Running it again changes nothing. */
export async function joinByDirectory(tx: Tx, { now, ...person }: Joining): Promise<void> {
  await tx
    .update(companyPeople)
    .set({ deactivatedAt: now })
    .where(
      and(
        eq(companyPeople.userId, person.userId),
        isNull(companyPeople.deactivatedAt),
        sql`${companyPeople.companyId} <> ${person.companyId}`,
      ),
    )
  await tx
    .insert(companyPeople)
    .values({ ...person, invitedBy: 'directory', invitedAt: now, addedAt: now, joinedAt: now })
    .onConflictDoUpdate({
      target: [companyPeople.companyId, companyPeople.email],
      set: { userId: person.userId, joinedAt: sql`coalesce(${companyPeople.joinedAt}, ${now})` },
    })
}
