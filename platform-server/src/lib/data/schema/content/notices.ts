import type { NoticeRequest } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'

/** Notices of admins to the users of their tenant, shown on the dashboard for some days. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    title: text().notNull(),
    text: text().notNull(),
    link: text(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Included. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    audience: text().$type<NoticeRequest['audience']>().notNull(),
  },
  (table) => [
    index('notices_tenant_days').on(table.tenantId, table.endsOn, table.startsOn),
    check('notices_days', sql`${table.startsOn} <= ${table.endsOn}`),
    ...tenantRows(table.tenantId),
  ],
)
