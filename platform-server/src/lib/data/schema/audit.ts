import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantRows } from './policies.ts'

/** Append-only: who did what, and from where. Each `action` and its sentence are listed in lib/audit. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The tenant that it is about; `null` for what concerns the platform as a whole. No reference: it outlives the tenant. */
    tenantId: integer('tenant_id'),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Email of the actor, or a name such as `team learner`. */
    actor: text().notNull(),
    /** Network address of the request; `null` for jobs, commands and what was recorded before addresses were. */
    address: text(),
    /** What was done, for example `tenant.publish`. */
    action: text().notNull(),
    /** What it was done to, for example `tenant/3`. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_entries_tenant_at').on(table.tenantId, table.at),
    index('audit_entries_action_at').on(table.action, table.at),
    ...tenantRows(table.tenantId),
  ],
)
