import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantRows } from './policies.ts'

const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const instant = () => timestamp({ withTimezone: true, mode: 'date' }).notNull()

/** Failures that visitors saw or were spared; stored for some weeks. */
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

/** What one visit observed of a remote that is being rolled out: what the health gate counts. */
export const rolloutVisits = pgTable(
  'rollout_visits',
  {
    /** Random, for one document; it does not identify the visitor. */
    visit: text().notNull(),
    tenantId: integer('tenant_id').notNull(),
    remote: text().notNull(),
    release: text().notNull(),
    /** A keyed hash of the visitor's network and the day. */
    network: text().notNull(),
    /** When the first report arrived. */
    at: instant(),
    isFailed: boolean('is_failed').notNull(),
    /** `null` while the remote has not been shown. */
    mountMs: integer('mount_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.visit, table.remote, table.release] }),
    index('rollout_visits_remote').on(table.remote, table.at),
    index('rollout_visits_at').on(table.at),
    ...tenantRows(table.tenantId),
  ],
)
