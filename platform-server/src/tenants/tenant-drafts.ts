import type { TenantSettings } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { tenantDrafts } from '../lib/data/schema/tenants.ts'
import { ProblemError } from '../lib/problem.ts'
import { refuseNewHosts, refuseNewPayment, type TenantManager } from './tenant-manager.ts'
import { auditOf, lockTenant, publish, refuseTakenHosts, revisionOf } from './tenant-changes.ts'

export type Draft = typeof tenantDrafts.$inferSelect

export async function draftOf(tx: Tx, tenantId: number): Promise<Draft | null> {
  const [draft] = await tx.select().from(tenantDrafts).where(eq(tenantDrafts.tenantId, tenantId))
  return draft ?? null
}

export async function saveDraft(
  tx: Tx,
  draft: Pick<Draft, 'tenantId' | 'baseRevision' | 'settings'>,
  by: TenantManager,
): Promise<void> {
  const { tenantId, settings } = draft
  const tenant = await lockTenant(tx, tenantId)
  if (tenant.revision !== draft.baseRevision) throw stale(tenant.revision)
  await refuseTakenHosts(tx, tenantId, settings)
  const before = await draftOf(tx, tenantId)
  // An operator's draft may hold new hosts: a user who edits only the rest of it does not change them.
  const known = [...(await publishedOf(tx, tenant)), ...(before ? [before.settings] : [])]
  refuseNewHosts(by, settings, known)
  refuseNewPayment(by, settings, known)
  const row = { ...draft, savedBy: by.name, savedAt: new Date() }
  await tx.insert(tenantDrafts).values(row).onConflictDoUpdate({ target: tenantDrafts.tenantId, set: row })
  await recordAudit(tx, {
    ...auditOf(tenantId, by.name, 'tenant.draft'),
    before: before?.settings ?? null,
    after: settings,
  })
}

export async function discardDraft(tx: Tx, tenantId: number, by: TenantManager): Promise<void> {
  await lockTenant(tx, tenantId)
  const before = await draftOf(tx, tenantId)
  if (!before) return
  await tx.delete(tenantDrafts).where(eq(tenantDrafts.tenantId, tenantId))
  await recordAudit(tx, { ...auditOf(tenantId, by.name, 'tenant.discard'), before: before.settings })
}

/** Publishes the draft as it was `checked`; a draft that was saved again meanwhile is not what the caller reviewed. */
export async function publishDraft(
  tx: Tx,
  tenantId: number,
  checked: Draft | null,
  by: TenantManager,
): Promise<void> {
  const tenant = await lockTenant(tx, tenantId)
  const draft = await draftOf(tx, tenantId)
  if (!draft) throw new ProblemError(409, 'no-draft')
  const isChecked = draft.savedAt.getTime() === checked?.savedAt.getTime()
  if (!isChecked || draft.baseRevision !== tenant.revision) throw stale(tenant.revision)
  const { settings } = draft
  const published = await publishedOf(tx, tenant)
  refuseNewHosts(by, settings, published)
  refuseNewPayment(by, settings, published)
  await publish(tx, { tenant, settings, note: 'Published', actor: by.name, action: 'tenant.publish' })
  await tx.delete(tenantDrafts).where(eq(tenantDrafts.tenantId, tenantId))
}

/** The hosts stay as they are published now, unless an operator brings the old ones back. */
export async function rollBack(tx: Tx, tenantId: number, revision: number, by: TenantManager): Promise<void> {
  const tenant = await lockTenant(tx, tenantId)
  const old: { settings: TenantSettings } | null = await revisionOf(tx, tenantId, revision)
  if (!old) throw new ProblemError(404, 'revision-not-found', { values: { revision } })
  const note = `Rolled back to revision ${revision}`
  const [published] = await publishedOf(tx, tenant)
  const settings =
    by.mayChangeHosts || !published ? old.settings : { ...old.settings, hosts: published.hosts }
  refuseNewPayment(by, settings, published ? [published] : [])
  await publish(tx, { tenant, settings, note, actor: by.name, action: 'tenant.rollback' })
  // The draft started from a revision that is no longer published, but it is still what its author wants to publish.
  const { revision: baseRevision } = await lockTenant(tx, tenantId)
  await tx.update(tenantDrafts).set({ baseRevision }).where(eq(tenantDrafts.tenantId, tenantId))
}

/** What is published now, for a tenant that has been locked. */
async function publishedOf(
  tx: Tx,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<TenantSettings[]> {
  const published = await revisionOf(tx, id, revision)
  return published ? [published.settings] : []
}

function stale(revision: number): ProblemError {
  return new ProblemError(409, 'revision-stale', { values: { revision } })
}
