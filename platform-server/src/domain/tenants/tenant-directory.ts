import { TenantConfig, type TenantSettings } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { CORE_MODULES, toTenantConfig } from '@platform/shared-contracts/rules'
import type { RequestTenant, TenantDirectory } from '../../app/request-context.ts'
import type { Database } from '../../lib/data/database.ts'
import { studyOf } from '../courses/quiz-source.ts'
import { sanitizeCustomCss } from './custom-css.ts'
import { pageTexts } from '../../lib/data/schema/content/page-texts.ts'
import { tenantHosts, tenantRevisions, tenants } from '../../lib/data/schema/tenants.ts'

/** Sent whenever hosts or published settings change. */
export const TENANTS_CHANGED = 'tenants_changed'

/** The built-in tenant that this server's own host names lead to. */
const FALLBACK_ID = 1

export interface CachedTenants extends TenantDirectory {
  /** Drops this process's cache. */
  forget(): void
  byId(id: number): Promise<RequestTenant>
}

/**
 * Hosts and published configs, cached in memory until a replica reports that they changed. `ownHosts` lead to the
 * built-in tenant 1 unless they are listed with another. Only known hosts are cached, so made-up Host headers cannot
 * fill the memory.
 */
export async function createTenantDirectory(
  database: Database,
  ownHosts: ReadonlySet<string> = new Set(),
): Promise<CachedTenants> {
  let hosts: Promise<ReadonlyMap<string, number>> | null = null
  let configs = new Map<number, Promise<RequestTenant>>()

  function forget(): void {
    hosts = null
    configs = new Map()
  }
  await database.listen(TENANTS_CHANGED, forget, forget)

  function tenantById(id: number): Promise<RequestTenant> {
    const known = configs.get(id)
    if (known) return known
    const pending = readTenant(database, id)
    const cache = configs.set(id, pending)
    // A failed read must not be cached as the result.
    pending.catch(() => cache.delete(id))
    return pending
  }

  return {
    forget,
    byId: tenantById,
    async resolve(hostname) {
      hosts ??= readHosts(database).catch((error: unknown) => {
        hosts = null
        throw error
      })
      const host = hostname.toLowerCase().replace(/\.$/, '')
      const id = (await hosts).get(host) ?? (ownHosts.has(host) ? FALLBACK_ID : null)
      return id === null ? null : tenantById(id)
    },
  }
}

function readHosts(database: Database): Promise<ReadonlyMap<string, number>> {
  return database.withPlatform(async (tx) => {
    const rows = await tx.select().from(tenantHosts)
    return new Map(rows.map(({ host, tenantId }) => [host, tenantId]))
  })
}

function readTenant(database: Database, id: number): Promise<RequestTenant> {
  return database.withPlatform(async (tx) => {
    const isPublished = and(
      eq(tenantRevisions.tenantId, tenants.id),
      eq(tenantRevisions.revision, tenants.revision),
    )
    const [row] = await tx
      .select({ id: tenants.id, slug: tenants.slug, settings: tenantRevisions.settings })
      .from(tenants)
      .innerJoin(tenantRevisions, isPublished)
      .where(eq(tenants.id, id))
    if (!row) throw new Error(`Tenant ${id} is not in the database`)
    const texts = await tx.select().from(pageTexts).where(eq(pageTexts.tenantId, id))
    const pages = texts.map(({ path, title, description }) => [path, { title, description }] as const)
    const config = toTenantConfig({ ...row, settings: sanitized(row.settings) })
    const courseMinutes = minutesByCode()
    const own = pages.length > 0 ? { pages: Object.fromEntries(pages) } : {}
    // In the order of the schema, as the API writes it: if the texts are equal, no visitor needs the parser.
    const { paymentDetails, sellerAddress } = row.settings
    return {
      ...{ id: row.id, slug: row.slug, paymentDetails, sellerAddress },
      config: z.parse(TenantConfig, { ...config, courseMinutes, ...own }),
    }
  })
}

function minutesByCode(): Readonly<Record<string, number>> {
  return Object.fromEntries(CORE_MODULES.map(({ code }) => [code, studyOf(code).minutes]))
}

/** Sanitized again, because the rules may have become stricter since this was published. */
function sanitized(settings: TenantSettings): TenantSettings {
  const result = sanitizeCustomCss(settings.customCss)
  return { ...settings, customCss: result.isSafe ? result.css : '' }
}
