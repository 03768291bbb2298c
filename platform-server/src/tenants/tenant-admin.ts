import type { TenantDetail, TenantDraftRequest, TenantSettings } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../lib/data/audit.ts'
import type { Database, Tx } from '../lib/data/database.ts'
import { notify } from '../lib/data/notify.ts'
import { users } from '../lib/data/schema/people.ts'
import { tenants } from '../lib/data/schema/tenants.ts'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { refuseFaultySettings } from './settings-faults.ts'
import type { TenantManager } from './tenant-manager.ts'
import { auditOf, lockTenant, publish } from './tenant-changes.ts'
import { TENANTS_CHANGED } from '../domain/tenants/tenant-directory.ts'
import { discardDraft, draftOf, publishDraft, rollBack, saveDraft } from './tenant-drafts.ts'
import { tenantDetail } from './tenant-queries.ts'

export interface TenantAdminOptions {
  readonly database: Database
  readonly storage: FileStorage
  /** Drops this process's own cache, so that the user who published sees it in the very next response. */
  readonly forget: () => void
}

export type TenantAdmin = ReturnType<typeof tenantAdmin>

/** What operators and super admins do with tenants. Every change is one transaction with its audit entry. */
export function tenantAdmin({ database, storage, forget }: TenantAdminOptions) {
  async function changed(work: (tx: Tx) => Promise<number>): Promise<TenantDetail> {
    const detail = await database.withPlatform(async (tx) => tenantDetail(tx, await work(tx)))
    forget()
    return detail
  }
  const change = (id: number, work: (tx: Tx) => Promise<void>) => changed((tx) => work(tx).then(() => id))

  return {
    async create(slug: string, settings: TenantSettings, actor: string) {
      await refuseFaultySettings(settings, storage)
      return changed(async (tx) => {
        const tenant = await insertTenant(tx, slug)
        await publish(tx, { tenant, settings, note: 'Created', actor, action: 'tenant.create' })
        return tenant.id
      })
    },

    async saveDraft(tenantId: number, { baseRevision, settings }: TenantDraftRequest, by: TenantManager) {
      await refuseFaultySettings(settings, storage)
      return change(tenantId, (tx) => saveDraft(tx, { tenantId, baseRevision, settings }, by))
    },

    discardDraft: (id: number, by: TenantManager) => change(id, (tx) => discardDraft(tx, id, by)),

    async publishDraft(id: number, by: TenantManager) {
      const draft = await database.withPlatform((tx) => draftOf(tx, id))
      // The sanitizer may have become stricter since the draft was saved, and a file may have been deleted.
      if (draft) await refuseFaultySettings(draft.settings, storage)
      return change(id, (tx) => publishDraft(tx, id, draft, by))
    },

    rollBack: (id: number, revision: number, by: TenantManager) =>
      change(id, (tx) => rollBack(tx, id, revision, by)),

    async remove(id: number, actor: string): Promise<void> {
      await database.withPlatform((tx) => remove(tx, id, actor))
      forget()
    },
  }
}

async function insertTenant(tx: Tx, slug: string) {
  const [tenant] = await tx.insert(tenants).values({ slug }).onConflictDoNothing().returning()
  if (tenant) return tenant
  throw new ProblemError(409, 'slug-taken', { values: { slug }, field: 'slug' })
}

async function remove(tx: Tx, id: number, actor: string): Promise<void> {
  const { isBuiltIn, ...before } = await lockTenant(tx, id)
  if (isBuiltIn) throw new ProblemError(409, 'built-in')
  // No one can register meanwhile: the tenant's row is locked, and a new account refers to it.
  if ((await tx.$count(users, eq(users.tenantId, id))) > 0) throw used()
  await tx.delete(tenants).where(eq(tenants.id, id))
  await recordAudit(tx, { ...auditOf(id, actor, 'tenant.delete'), before })
  await notify(tx, TENANTS_CHANGED, String(id))
}

function used(): ProblemError {
  return new ProblemError(409, 'has-users')
}
