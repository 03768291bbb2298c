import { asc } from 'drizzle-orm'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Database } from '../../lib/data/database.ts'
import { tenants } from '../../lib/data/schema/tenants.ts'
import { forEach } from '../../lib/for-each.ts'
import type { CachedTenants } from './tenant-directory.ts'

interface Tenants {
  readonly database: Pick<Database, 'withPlatform'>
  readonly directory: Pick<CachedTenants, 'byId'>
}

/** The work of a job, one tenant after the other; one that fails does not keep the others from it. */
export async function forEachTenant(
  { database, directory }: Tenants,
  work: (tenant: RequestTenant) => Promise<unknown>,
): Promise<void> {
  const rows = await database.withPlatform((tx) =>
    tx.select({ id: tenants.id }).from(tenants).orderBy(asc(tenants.id)),
  )
  await forEach(rows, async ({ id }) => work(await directory.byId(id)))
}
