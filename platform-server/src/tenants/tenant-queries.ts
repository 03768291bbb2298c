import type { TenantDetail, TenantPage, TenantQuery, TenantRevision } from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { users } from '../lib/data/schema/people.ts'
import { tenantDrafts, tenantRevisions, tenants } from '../lib/data/schema/tenants.ts'

const isPublished = and(
  eq(tenantRevisions.tenantId, tenants.id),
  eq(tenantRevisions.revision, tenants.revision),
)
const hostList = sql<
  string[]
>`array(select host from tenant_hosts where tenant_id = ${tenants.id} order by position)`
const userCount = sql<number>`(select count(*)::int from ${users} where ${users.tenantId} = ${tenants.id})`
const publishedName = sql<string>`${tenantRevisions.settings} ->> 'name'`

const SORTS: Readonly<Record<string, SQL>> = {
  name: sql`lower(${publishedName})`,
  slug: sql`${tenants.slug}`,
  users: userCount,
  id: sql`${tenants.id}`,
}

export async function tenantPage(tx: Tx, { page, size, sort, q }: TenantQuery): Promise<TenantPage> {
  const matches = q ? matching(q) : undefined
  const column = SORTS[sort.replace('-', '')] ?? sql`${tenants.id}`
  const items = await tx
    .select({
      id: tenants.id,
      slug: tenants.slug,
      name: publishedName,
      hosts: hostList,
      isBuiltIn: tenants.isBuiltIn,
      users: userCount,
      revision: tenants.revision,
      hasDraft: sql<boolean>`${tenantDrafts.tenantId} is not null`,
      logoUrl: sql<string | null>`${tenantRevisions.settings} ->> 'logoUrl'`,
    })
    .from(tenants)
    .innerJoin(tenantRevisions, isPublished)
    .leftJoin(tenantDrafts, eq(tenantDrafts.tenantId, tenants.id))
    .where(matches)
    .orderBy(sort.startsWith('-') ? desc(column) : asc(column), asc(tenants.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await tx
    .select({ total: count() })
    .from(tenants)
    .innerJoin(tenantRevisions, isPublished)
    .where(matches)
  return { items, total: counted?.total ?? 0, page, size }
}

function matching(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const byHost = sql`exists (select from tenant_hosts where tenant_id = ${tenants.id} and host ilike ${pattern})`
  return or(ilike(tenants.slug, pattern), ilike(publishedName, pattern), byHost)
}

export async function tenantDetail(tx: Tx, id: number): Promise<TenantDetail> {
  const [row] = await tx
    .select({
      id: tenants.id,
      slug: tenants.slug,
      isBuiltIn: tenants.isBuiltIn,
      revision: tenants.revision,
      published: tenantRevisions.settings,
      draft: tenantDrafts.settings,
    })
    .from(tenants)
    .innerJoin(tenantRevisions, isPublished)
    .leftJoin(tenantDrafts, eq(tenantDrafts.tenantId, tenants.id))
    .where(eq(tenants.id, id))
  if (!row) throw noSuchTenant()
  const { draft, ...detail } = row
  return { ...detail, hasDraft: draft !== null, settings: draft ?? row.published }
}

export async function tenantHistory(tx: Tx, id: number): Promise<TenantRevision[]> {
  const rows = await tx
    .select()
    .from(tenantRevisions)
    .where(eq(tenantRevisions.tenantId, id))
    .orderBy(desc(tenantRevisions.revision))
  if (rows.length === 0) throw noSuchTenant()
  return rows.map(({ revision, publishedAt, publishedBy, note, settings }) => ({
    revision,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    note,
    settings,
  }))
}

export function noSuchTenant(): ProblemError {
  return new ProblemError(404, 'tenant-not-found')
}
