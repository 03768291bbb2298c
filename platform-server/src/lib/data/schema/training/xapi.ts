import type { XapiStatement } from '@platform/shared-contracts/http'
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** Statements of xAPI: those of imported content, and the platform's own. Never changed. */
export const xapiStatements = pgTable(
  'xapi_statements',
  {
    /** The order in which they were stored. */
    position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    registrationId: uuid('registration_id'),
    verb: text().notNull(),
    object: text().notNull(),
    source: text().$type<'content' | 'platform'>().notNull(),
    statement: jsonb().$type<XapiStatement>().notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [
    uniqueIndex('xapi_statements_id').on(table.tenantId, table.id),
    index('xapi_statements_user').on(table.userId),
    index('xapi_statements_registration').on(table.registrationId),
    ...tenantRows(table.tenantId),
  ],
)
