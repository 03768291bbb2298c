import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'

/** Open points of a module's review that staff of a tenant compared with the text of the code. */
export const reviewChecks = pgTable(
  'review_checks',
  {
    tenantId: tenantColumn(),
    moduleCode: text('module_code').notNull(),
    /** Digest of the point and of what it is about: another statement is another point. */
    pointKey: text('point_key').notNull(),
    /** What the person read. */
    source: text().notNull(),
    note: text().notNull(),
    checkedBy: text('checked_by').notNull(),
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.moduleCode, table.pointKey] }),
    ...tenantRows(table.tenantId),
  ],
)
