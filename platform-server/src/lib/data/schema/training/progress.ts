import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

const columns = () => ({
  tenantId: tenantColumn(),
  userId: userColumn(),
  moduleCode: text('module_code').notNull(),
  /** Wire form of one of the statuses, for example `in_progress`. */
  status: text().notNull(),
})

/** The current status of each person in each module. */
export const progress = pgTable(
  'progress',
  {
    ...columns(),
    updatedAt: instant('updated_at').notNull(),
    /** Whether the learner chose it: their own note, which counts for nothing. The server's own say what a quiz did. */
    isSelfReported: boolean('is_self_reported').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.userId, table.moduleCode] }), ...tenantRows(table.tenantId)],
)

/** Every change of a status. `requestKey` names the update that made it: an update sent twice is recorded once. */
export const progressChanges = pgTable(
  'progress_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...columns(),
    at: instant('at').notNull(),
    /** Language in which the person trained. */
    language: text().$type<Language>().notNull().default(SOURCE_LANGUAGE),
    requestKey: text('request_key'),
    /** Hash of the update's content; `null` in rows from before it was stored, and without a key. */
    requestHash: text('request_hash'),
  },
  (table) => [
    index('progress_changes_user').on(table.userId, table.moduleCode, table.at),
    uniqueIndex('progress_changes_request').on(table.userId, table.requestKey),
    ...tenantRows(table.tenantId),
  ],
)
