import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'
import { companyColumn } from './company-people.ts'

/** A tablet at the entrance of a site of a company. Deleting the row revokes its key. */
export const companyGates = pgTable(
  'company_gates',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    name: text().notNull(),
    /** Empty for everyone of the company. */
    site: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('company_gates_company').on(table.companyId, table.createdAt),
    ...tenantRows(table.tenantId),
  ],
)
