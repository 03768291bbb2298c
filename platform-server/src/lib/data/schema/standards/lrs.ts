import type { LrsStatement, LrsVersion, XapiStatement } from '@platform/shared-contracts/http'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** The learning record store to which a tenant sends statements; at most one. */
export const lrsConnections = pgTable(
  'lrs_connections',
  {
    tenantId: tenantColumn().primaryKey(),
    /** Without the slash at its end. */
    endpoint: text().notNull(),
    version: text().$type<LrsVersion>().notNull(),
    key: text().notNull(),
    /** Sealed (lib/keys/secret-box.ts) for this tenant; never leaves the server. */
    secret: text().notNull(),
    /** Learners are named by email address and name, otherwise by their number here. */
    namesPeople: boolean('names_people').notNull(),
    isActive: boolean('is_active').notNull(),
    lastSuccessAt: instant('last_success_at'),
    /** Why nothing could be sent at the last try; `null` after a success. */
    problem: text(),
    /** Tries in a row that failed. */
    failures: integer().notNull().default(0),
    /** Before it nothing is tried; `null` is at once. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Who is sending, so that statements stay in their order with any number of replicas. */
    leaseId: uuid('lease_id'),
    leasedUntil: instant('leased_until'),
  },
  (table) => tenantRows(table.tenantId),
)

/** Statements for the record store, in the order in which they are sent. */
export const lrsStatements = pgTable(
  'lrs_statements',
  {
    position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    statementId: uuid('statement_id').notNull(),
    statement: jsonb().$type<XapiStatement>().notNull(),
    state: text().$type<LrsStatement['state']>().notNull().default('waiting'),
    /** What the record store answered when it refused this statement. */
    problem: text(),
    queuedAt: instant('queued_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('lrs_statements_id').on(table.tenantId, table.statementId),
    index('lrs_statements_queue').on(table.tenantId, table.state, table.position),
    index('lrs_statements_user').on(table.userId),
    ...tenantRows(table.tenantId),
  ],
)
