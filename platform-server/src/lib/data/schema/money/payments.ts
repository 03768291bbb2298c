import type { PaymentMethod } from '@platform/shared-contracts/http'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { orders } from '../orders.ts'
import { tenantRows } from '../policies.ts'

const orderColumn = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id)

/** Money that arrived for an order; an order has as many as its buyer needed. Never deleted. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    orderId: orderColumn(),
    method: text().$type<PaymentMethod>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    at: instant('at').notNull(),
    /** Email of the person who recorded it, or the name of the provider. */
    recordedBy: text('recorded_by').notNull(),
    note: text().notNull(),
    /** Names the report of this payment, so that a report sent twice counts once: a request's key, or a provider's id. */
    reportKey: text('report_key').notNull(),
  },
  (table) => [
    uniqueIndex('payments_report').on(table.tenantId, table.reportKey),
    index('payments_order').on(table.orderId, table.at),
    ...tenantRows(table.tenantId),
  ],
)

/** Money that went back to a buyer. Never deleted. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    orderId: orderColumn(),
    method: text().$type<PaymentMethod>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    at: instant('at').notNull(),
    recordedBy: text('recorded_by').notNull(),
    reason: text().notNull(),
    reportKey: text('report_key').notNull(),
    /** Names the request that made it; `null` for a refund that was made with the provider itself. */
    requestKey: text('request_key'),
  },
  (table) => [
    uniqueIndex('refunds_report').on(table.tenantId, table.reportKey),
    index('refunds_order').on(table.orderId, table.at),
    ...tenantRows(table.tenantId),
  ],
)

/** A provider's page on which a buyer can pay an order, until its outcome is known. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    tenantId: tenantColumn(),
    orderId: orderColumn(),
    amountCents: integer('amount_cents').notNull(),
    url: text().notNull(),
    state: text().$type<'open' | 'paid' | 'expired'>().notNull().default('open'),
    /** The provider's id of the payment, which a refund names. */
    paymentId: text('payment_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payment_sessions_order').on(table.orderId),
    index('payment_sessions_open').on(table.state, table.createdAt),
    ...tenantRows(table.tenantId),
  ],
)

/** Emails about an unpaid invoice, so that each is sent once. */
export const invoiceNotices = pgTable(
  'invoice_notices',
  {
    tenantId: tenantColumn(),
    orderId: orderColumn(),
    kind: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] }), ...tenantRows(table.tenantId)],
)
