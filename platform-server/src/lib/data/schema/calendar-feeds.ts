import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { userColumn } from './people.ts'
import { tenantRows } from './policies.ts'

/** The addresses under which a person's calendar apps read what concerns them, one of each kind: the hash of its secret. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: userColumn(),
    kind: text().$type<'consultations' | 'renewals'>().notNull(),
    tenantId: tenantColumn(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] }), ...tenantRows(table.tenantId)],
)
