import type { CouponKind } from '@platform/shared-contracts/http'
import { date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'

/** What a tenant takes off orders that name a code. Never deleted: orders name it. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    /** Uppercase. */
    code: text().notNull(),
    kind: text().$type<CouponKind>().notNull(),
    /** Percent, or US cents. */
    value: integer().notNull(),
    /** Days in UTC, both included. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    maxUses: integer('max_uses'),
    /** Orders that have it. Counted here under the row's lock, so that the last use is given once. */
    uses: integer().notNull().default(0),
    products: jsonb().$type<string[]>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** By staff, before its last day. */
    endedAt: instant('ended_at'),
  },
  (table) => [uniqueIndex('coupons_code').on(table.tenantId, table.code), ...tenantRows(table.tenantId)],
)
