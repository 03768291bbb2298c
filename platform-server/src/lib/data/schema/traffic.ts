import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantColumn } from './columns.ts'
import { tenantRows } from './policies.ts'

/** How often a page was served on a day (UTC). Nothing that identifies visitors. */
export const pageViews = pgTable(
  'page_views',
  {
    tenantId: tenantColumn(),
    day: date().notNull(),
    /** As its listing writes it. */
    path: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.day, table.path] }),
    ...tenantRows(table.tenantId),
  ],
)
