import type { TenantSettings } from '@platform/shared-contracts/http'
import { and, eq, inArray, max, ne } from 'drizzle-orm'
import type { AuditAction } from '../lib/audit/audit-actions.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { notify } from '../lib/data/notify.ts'
import { tenantHosts, tenantRevisions, tenants } from '../lib/data/schema/tenants.ts'
import { isUniqueViolation } from '../lib/data/violations.ts'
import { ProblemError } from '../lib/problem.ts'
import { TENANTS_CHANGED } from '../domain/tenants/tenant-directory.ts'
import { noSuchTenant } from './tenant-queries.ts'

type Tenant = typeof tenants.$inferSelect

interface Publication {
  readonly tenant: Tenant
  readonly settings: TenantSettings
  readonly note: string
  readonly actor: string
  /** Name of the change in the audit trail. */
  readonly action: AuditAction
}

/** The tenant, locked against every other change until this transaction ends. */
export async function lockTenant(tx: Tx, id: number): Promise<Tenant> {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.id, id)).for('update')
  if (!tenant) throw noSuchTenant()
  return tenant
}

export async function revisionOf(tx: Tx, tenantId: number, revision: number) {
  const [row] = await tx
    .select()
    .from(tenantRevisions)
    .where(and(eq(tenantRevisions.tenantId, tenantId), eq(tenantRevisions.revision, revision)))
  return row ?? null
}

/**
 * A host leads to one tenant: refuses hosts that already lead elsewhere, and no hosts (an old revision may have none).
 */
export async function refuseTakenHosts(tx: Tx, tenantId: number, { hosts }: TenantSettings): Promise<void> {
  if (hosts.length === 0) throw new ProblemError(422, 'no-host', { field: 'settings.hosts' })
  const isElsewhere = and(inArray(tenantHosts.host, [...hosts]), ne(tenantHosts.tenantId, tenantId))
  const [taken] = await tx.select().from(tenantHosts).where(isElsewhere)
  if (taken)
    throw new ProblemError(409, 'host-taken', { values: { host: taken.host }, field: 'settings.hosts' })
}

/** Two tenants published the same host at the same moment. */
function rethrowHostConflict(error: unknown): never {
  throw isUniqueViolation(error)
    ? new ProblemError(409, 'host-taken:meanwhile', { field: 'settings.hosts' })
    : error
}

/** Makes these settings the tenant's next revision, and notifies every replica. */
export async function publish(tx: Tx, { tenant, settings, note, actor, action }: Publication): Promise<void> {
  const revision = await nextRevision(tx, tenant.id)
  const before = await revisionOf(tx, tenant.id, tenant.revision)
  await refuseTakenHosts(tx, tenant.id, settings)
  await tx
    .insert(tenantRevisions)
    .values({ tenantId: tenant.id, revision, settings, note, publishedBy: actor })
  await tx.update(tenants).set({ revision }).where(eq(tenants.id, tenant.id))
  await tx.delete(tenantHosts).where(eq(tenantHosts.tenantId, tenant.id))
  const hosts = settings.hosts.map((host, position) => ({ host, tenantId: tenant.id, position }))
  await tx.insert(tenantHosts).values(hosts).catch(rethrowHostConflict)
  await recordAudit(tx, {
    ...auditOf(tenant.id, actor, action),
    before: before?.settings ?? null,
    after: settings,
  })
  await notify(tx, TENANTS_CHANGED, String(tenant.id))
}

export function auditOf(tenantId: number, actor: string, action: AuditAction) {
  return { tenantId, actor, action, subject: `tenant/${tenantId}` }
}

async function nextRevision(tx: Tx, tenantId: number): Promise<number> {
  const [last] = await tx
    .select({ revision: max(tenantRevisions.revision) })
    .from(tenantRevisions)
    .where(eq(tenantRevisions.tenantId, tenantId))
  return (last?.revision ?? 0) + 1
}
