import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantRows } from './policies.ts'

const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const instant = () => timestamp({ withTimezone: true, mode: 'date' }).notNull()

/** Failures that visitors were shown or spared; kept for some weeks. */
export const failureReports = pgTable(
  'failure_reports',
  {
    id: identity(),
    at: instant(),
    tenantId: integer('tenant_id').notNull(),
    remote: text(),
    release: text(),
    phase: text().notNull(),
    message: text().notNull(),
    path: text().notNull(),
  },
  (table) => [
    index('failure_reports_at').on(table.at),
    index('failure_reports_release').on(table.remote, table.release, table.at),
    ...tenantRows(table.tenantId),
  ],
)

/** How long remotes took to load in visitors' browsers. */
export const loadTimes = pgTable(
  'load_times',
  {
    id: identity(),
    at: instant(),
    tenantId: integer('tenant_id').notNull(),
    remote: text().notNull(),
    release: text().notNull(),
    entryMs: integer('entry_ms').notNull(),
    mountMs: integer('mount_ms').notNull(),
  },
  (table) => [
    index('load_times_at').on(table.at),
    index('load_times_release').on(table.remote, table.release, table.at),
    ...tenantRows(table.tenantId),
  ],
)
