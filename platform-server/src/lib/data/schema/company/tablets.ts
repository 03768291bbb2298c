import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'
import { companyColumn } from './company-people.ts'

/** A shared tablet of a company, for people without email. Deleting the row revokes its key and deletes its sessions. */
export const companyTablets = pgTable(
  'company_tablets',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    name: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('company_tablets_company').on(table.companyId, table.createdAt),
    ...tenantRows(table.tenantId),
  ],
)
