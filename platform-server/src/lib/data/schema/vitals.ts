import type { VitalsReport } from '@platform/shared-contracts/http'
import { bigint, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { tenantRows } from './policies.ts'

/**
 * What visitors' browsers measured, without anything that identifies them. Units: milliseconds, except CLS (a score).
 */
export const vitals = pgTable(
  'vitals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    at: instant('at').notNull().defaultNow(),
    name: text().$type<VitalsReport['name']>().notNull(),
    value: doublePrecision().notNull(),
    path: text().notNull(),
  },
  (table) => [index('vitals_tenant_at').on(table.tenantId, table.at), ...tenantRows(table.tenantId)],
)
