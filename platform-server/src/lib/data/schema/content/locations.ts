import type { LocationPlan } from '@platform/shared-contracts/http'
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { platformRows } from '../policies.ts'

/** Who enforces where; the same for every tenant. */
export const locations = pgTable(
  'locations',
  {
    slug: text().primaryKey(),
    code: text().notNull().unique(),
    name: text().notNull(),
    plan: text().$type<LocationPlan>().notNull(),
    agency: text(),
    sourceUrl: text('source_url').notNull(),
    tenHourLaw: text('ten_hour_law'),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  },
  () => [platformRows()],
)
