import type { Language, ModerationState } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** What a person who passed a module says of it; staff publish it on the module's page or reject it. Never seeded. */
export const moduleReviews = pgTable(
  'module_reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    moduleCode: text('module_code').notNull(),
    stars: integer().notNull(),
    comment: text().notNull(),
    /** Of the comment. */
    language: text().$type<Language>().notNull(),
    state: text().$type<ModerationState>().notNull(),
    /** Of staff who rejected it. */
    reason: text().notNull().default(''),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    check('module_reviews_stars', sql`${table.stars} between 1 and 5`),
    uniqueIndex('module_reviews_author').on(table.userId, table.moduleCode),
    index('module_reviews_state').on(table.tenantId, table.state, table.moduleCode, table.writtenAt),
    ...tenantRows(table.tenantId),
  ],
)
