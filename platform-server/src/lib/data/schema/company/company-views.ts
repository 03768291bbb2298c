import type { TrainingView } from '@platform/shared-contracts/http'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'
import { companyColumn } from './company-people.ts'

/** Filters and order of a company's matrix that a manager saved under a name, for themselves. */
export const companyViews = pgTable(
  'company_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    userId: userColumn(),
    name: text().notNull(),
    view: jsonb().$type<TrainingView>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    unique('company_views_name').on(table.userId, table.companyId, table.name),
    ...tenantRows(table.tenantId),
  ],
)
