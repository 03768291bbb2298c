import type {
  AuditFilter,
  AuditGroup,
  AuditPage,
  AuditRecord,
  PlatformAuditFilter,
} from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { AUDIT_FILE_ROWS } from '@platform/shared-contracts/http'
import {
  and,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { actionsIn, AUDIT_ACTIONS, groupOf, describeAction } from '../lib/audit/audit-actions.ts'
import type { Tx } from '../lib/data/database.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { users } from '../lib/data/schema/people.ts'
import { tenants } from '../lib/data/schema/tenants.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { ProblemError } from '../lib/problem.ts'

const isSubject = sql`${auditEntries.subject} = 'user/' || ${users.id}`
const subjectName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`

const SIZE_OF_HISTORY = 20

type Filter = AuditFilter & Pick<PlatformAuditFilter, 'tenant'>

/** By id; of every tenant, as the platform. */
type TenantSlugs = ReadonlyMap<number, string>

export async function tenantSlugs(tx: Tx): Promise<TenantSlugs> {
  const rows = await tx.select({ id: tenants.id, slug: tenants.slug }).from(tenants)
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** What of it the transaction may see: a tenant's own, or all as the platform. */
export async function auditPage(
  tx: Tx,
  { page, size, ...filter }: Filter & { readonly page: number; readonly size: number },
  slugs?: TenantSlugs,
): Promise<AuditPage> {
  const rows = await matching(tx, filter)
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map((row) => toRecord(row, slugs)), total: await totalOf(tx, filter), page, size }
}

/** All that fit, for a file. Errors: 422 `too-many-entries`. */
export async function auditRecords(tx: Tx, filter: Filter, slugs?: TenantSlugs): Promise<AuditRecord[]> {
  const total = await totalOf(tx, filter)
  if (total > AUDIT_FILE_ROWS)
    throw new ProblemError(422, 'too-many-entries', { values: { total, limit: AUDIT_FILE_ROWS } })
  return (await matching(tx, filter)).map((row) => toRecord(row, slugs))
}

/** The newest changes of one person; without sign-ins, which would leave no place for the rest. */
export async function historyOf(tx: Tx, userId: number): Promise<AuditRecord[]> {
  const rows = await tx
    .select({ entry: auditEntries, subjectName })
    .from(auditEntries)
    .leftJoin(users, isSubject)
    .where(
      and(eq(auditEntries.subject, `user/${userId}`), notInArray(auditEntries.action, actionsIn('sign-in'))),
    )
    .orderBy(desc(auditEntries.id))
    .limit(SIZE_OF_HISTORY)
  return rows.map((row) => toRecord(row))
}

function matching(tx: Tx, filter: Filter) {
  return tx
    .select({ entry: auditEntries, subjectName })
    .from(auditEntries)
    .leftJoin(users, isSubject)
    .where(fits(filter))
    .orderBy(desc(auditEntries.id))
}

async function totalOf(tx: Tx, filter: Filter): Promise<number> {
  const rows = tx.select({ total: count() }).from(auditEntries).leftJoin(users, isSubject)
  return (await rows.where(fits(filter)))[0]?.total ?? 0
}

function fits({ q, group, person, from, to, tenant }: Filter): SQL | undefined {
  return and(
    q === '' ? undefined : hasText(likePattern(q)),
    group && isOf(group),
    person === undefined ? undefined : isAbout(person),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.at, endOf(to)),
    tenant === undefined ? undefined : isIn(tenant),
  )
}

function hasText(pattern: string): SQL | undefined {
  const { actor, action, subject, address, before, after } = auditEntries
  const texts = [actor, action, subject, address, subjectName, sql`${before}::text`, sql`${after}::text`]
  return or(...texts.map((text) => ilike(text, pattern)))
}

/** Actions of older releases, which no list names anymore, are in the group `content`. */
function isOf(group: AuditGroup): SQL {
  const own = actionsIn(group)
  if (group !== 'content') return inArray(auditEntries.action, own)
  return notInArray(
    auditEntries.action,
    AUDIT_ACTIONS.filter((action) => !own.includes(action)),
  )
}

function isAbout(userId: number): SQL | undefined {
  const own = sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`
  return or(eq(auditEntries.subject, `user/${userId}`), sql`${auditEntries.actor} = ${own}`)
}

const DAY_MS = 24 * 60 * 60_000
const LENGTH_OF_DAY = '2026-11-20'.length

function endOf(to: string): Date {
  return to.length === LENGTH_OF_DAY ? new Date(Date.parse(to) + DAY_MS) : new Date(to)
}

function isIn(tenant: number | 'platform'): SQL {
  return tenant === 'platform' ? isNull(auditEntries.tenantId) : eq(auditEntries.tenantId, tenant)
}

interface Row {
  readonly entry: typeof auditEntries.$inferSelect
  readonly subjectName: string | null
}

function toRecord({ entry, subjectName: name }: Row, slugs?: TenantSlugs): AuditRecord {
  const { id, tenantId, at, actor, address, action, subject, before, after } = entry
  const recorded = { subject, subjectName: name, before, after }
  return {
    ...{
      id,
      at: at.toISOString(),
      actor: hasEmail(actor) ? actor : 'account without email',
      address,
      action,
    },
    group: groupOf(action),
    sentence: describeAction(action, recorded),
    ...recorded,
    ...(slugs && {
      tenant: tenantId === null ? null : (slugs.get(tenantId) ?? `deleted tenant ${tenantId}`),
    }),
  }
}
