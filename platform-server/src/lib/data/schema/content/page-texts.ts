import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'

/** Titles and descriptions with which a tenant replaces a page's own. */
export const pageTexts = pgTable(
  'page_texts',
  {
    tenantId: tenantColumn(),
    path: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.path] }), ...tenantRows(table.tenantId)],
)
