import type {
  PeopleCounts,
  PersonKind,
  PersonPage,
  PersonQuery,
  PersonSummary,
} from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import { and, asc, count, desc, eq, gt, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { users } from '../lib/data/schema/people.ts'
import { sessions } from '../lib/data/schema/sessions.ts'
import { deviceName } from '../lib/device-name.ts'
import type { Person } from '../domain/accounts/people.ts'

const DAY_MS = 24 * 60 * 60_000

// Written out, because in a select from one table Drizzle omits the names of tables.
const lastSeen = sql<
  string | Date | null
>`(select max(sessions.rotated_at) from sessions where sessions.user_id = users.id)`
const fullName = sql`lower(${users.lastName} || ' ' || ${users.firstName})`
const isStaff = sql<boolean>`${users.role} <> 'user'`

const SORTS: Readonly<Record<string, SQL>> = {
  name: fullName,
  email: sql`${users.email}`,
  joined: sql`${users.createdAt}`,
  seen: lastSeen,
}

const KINDS: Readonly<Record<PersonKind, SQL | undefined>> = {
  super_admin: eq(users.role, 'super_admin'),
  admin: eq(users.role, 'admin'),
  user: eq(users.role, 'user'),
  partner: eq(users.isProfessionalPartner, true),
  subscribed: eq(users.isSubscribed, true),
  unsubscribed: and(
    eq(users.isSubscribed, false),
    eq(users.role, 'user'),
    eq(users.isProfessionalPartner, false),
  ),
  unverified: and(isNull(users.emailVerifiedAt), isNull(users.erasedAt)),
  disabled: and(isNotNull(users.disabledAt), isNull(users.erasedAt)),
  erased: isNotNull(users.erasedAt),
}

export async function peoplePage(tx: Tx, query: PersonQuery): Promise<PersonPage> {
  const { page, size, sort } = query
  const fits = matching(query)
  const column = SORTS[sort.replace('-', '')] ?? fullName
  const rows = await tx
    .select({ person: users, lastSeen })
    .from(users)
    .where(fits)
    .orderBy(
      sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`,
      asc(users.id),
    )
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await tx.select({ total: count() }).from(users).where(fits)
  const items = rows.map((row) => toSummary(row.person, row.lastSeen))
  return { items, total: all?.total ?? 0, page, size }
}

function matching({ q, kind }: PersonQuery): SQL | undefined {
  const pattern = likePattern(q)
  const byText = or(
    ilike(users.email, pattern),
    ilike(users.companyName, pattern),
    ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern),
  )
  const isListed = kind === 'erased' ? undefined : isNull(users.erasedAt)
  return and(q ? byText : undefined, kind && KINDS[kind], isListed)
}

export async function peopleCounts(tx: Tx, now: Date): Promise<PeopleCounts> {
  const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [counts] = await tx
    .select({
      total: count(),
      staff: countOf(isStaff),
      subscribed: countOf(KINDS.subscribed),
      partners: countOf(KINDS.partner),
      unverified: countOf(KINDS.unverified),
      joined: countOf(gt(users.createdAt, daysAgo(30))),
    })
    .from(users)
    .where(isNull(users.erasedAt))
  const [active] = await tx
    .select({ people: sql<number>`count(distinct ${sessions.userId})::int` })
    .from(sessions)
    .where(gt(sessions.rotatedAt, daysAgo(7)))
  if (!counts || !active) throw new Error('The database did not return the counts.')
  return { ...counts, active: active.people }
}

/** Those a learner may be assigned to, by name. */
export async function partnerChoices(tx: Tx): Promise<{ id: number; name: string }[]> {
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.isProfessionalPartner, true), isNull(users.disabledAt)))
    .orderBy(asc(users.lastName), asc(users.firstName))
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
}

export async function learnersOf(tx: Tx, partnerId: number): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(users).where(eq(users.assignedPartnerId, partnerId))
  return row?.total ?? 0
}

export async function openSessions(tx: Tx, userId: number, now: Date) {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt))
  return rows.map(({ id, userAgent, rotatedAt }) => ({
    id,
    device: deviceName(userAgent),
    lastUsedAt: rotatedAt.toISOString(),
  }))
}

/** Of any of their sessions, open or not. */
export async function lastSeenOf(tx: Tx, userId: number): Promise<string | Date | null> {
  const [row] = await tx.select({ lastSeen }).from(users).where(eq(users.id, userId))
  return row?.lastSeen ?? null
}

export function toSummary(person: Person, seen: string | Date | null): PersonSummary {
  const { id, email, firstName, lastName, role, isSubscribed, isProfessionalPartner } = person
  return {
    ...{ id, email: shownEmail(email), firstName, lastName, role, isSubscribed, isProfessionalPartner },
    companyName: person.companyName,
    state: person.state,
    emailVerifiedAt: person.emailVerifiedAt?.toISOString() ?? null,
    createdAt: person.createdAt.toISOString(),
    lastSeenAt: seen === null ? null : new Date(seen).toISOString(),
    disabledAt: person.disabledAt?.toISOString() ?? null,
    erasedAt: person.erasedAt?.toISOString() ?? null,
  }
}
