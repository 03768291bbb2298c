import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** Append-only: what a partner is paid for an hour from a day on, in the partner's time zone. */
export const partnerRates = pgTable(
  'partner_rates',
  {
    tenantId: tenantColumn(),
    /** The partner. */
    userId: userColumn(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    centsPerHour: integer('cents_per_hour').notNull(),
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.validFrom] }), ...tenantRows(table.tenantId)],
)

/** Append-only: that a partner got the money for a month. */
export const partnerPayments = pgTable(
  'partner_payments',
  {
    tenantId: tenantColumn(),
    /** The partner. */
    userId: userColumn(),
    /** `2026-11` */
    month: text().notNull(),
    amountCents: integer('amount_cents').notNull(),
    paidMinutes: integer('paid_minutes').notNull(),
    reference: text().notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    recordedBy: text('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] }), ...tenantRows(table.tenantId)],
)
