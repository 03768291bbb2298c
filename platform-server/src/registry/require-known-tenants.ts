import { inArray } from 'drizzle-orm'
import type { Database } from '../lib/data/database.ts'
import { tenants } from '../lib/data/schema/tenants.ts'
import { RegistryRefusal } from '../domain/releases/plan-change.rule.ts'

/** A typo in a tenant's name must not turn into a change that reaches no tenant. */
export async function requireKnownTenants(database: Database, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  const rows = await database.withPlatform((tx) =>
    tx
      .select({ slug: tenants.slug })
      .from(tenants)
      .where(inArray(tenants.slug, [...slugs])),
  )
  const unknown = slugs.find((slug) => !rows.some((row) => row.slug === slug))
  if (unknown !== undefined) throw new RegistryRefusal(404, 'no-tenant', `There is no tenant "${unknown}".`)
}
