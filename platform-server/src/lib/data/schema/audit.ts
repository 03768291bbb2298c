import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantRows } from './policies.ts'

/** Append-only: who changed what in the admin screens. `tenantId` is the tenant that the change is about. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    actor: text().notNull(),
    /** What was done, for example `tenant.publish`. */
    action: text().notNull(),
    /** What it was done to, for example `tenant/3`. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('audit_entries_tenant_at').on(table.tenantId, table.at), ...tenantRows(table.tenantId)],
)
