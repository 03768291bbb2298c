import { sql } from 'drizzle-orm'
import { pgPolicy, pgRole, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** The role that `withTenant` runs as. */
const tenantRole = pgRole('platform_tenant').existing()
/** The role that `withPlatform` runs as. */
const systemRole = pgRole('platform_system').existing()

const everyRow = sql`true`
// An unset tenant reads as '' after the first use in a session; casting that would be an error instead of no rows.
const currentTenant = sql`nullif(current_setting('app.tenant_id', true), '')::int`

/** For a table that only the platform itself reads and writes. */
export function platformRows() {
  return pgPolicy('platform_rows', { to: systemRole, using: everyRow, withCheck: everyRow })
}

/** For a table whose rows belong to the tenant named in `column`. */
export function tenantRows(column: AnyPgColumn) {
  const isOwn = sql`${column} = ${currentTenant}`
  return [pgPolicy('tenant_rows', { to: tenantRole, using: isOwn, withCheck: isOwn }), platformRows()]
}
