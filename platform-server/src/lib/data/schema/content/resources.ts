import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantRows } from '../policies.ts'
import { tenants } from '../tenants.ts'

/** How often each free starter was taken from the tenant's site. */
export const resourceDownloads = pgTable(
  'resource_downloads',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    resourceId: text('resource_id').notNull(),
    downloads: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.resourceId] }), ...tenantRows(table.tenantId)],
)
