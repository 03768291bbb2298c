import type { PlanOrderKind, PlanPayment } from '@platform/shared-contracts/http'
import { isNotNull } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { orders } from '../orders.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** A subscription of one owner. Its first paid order makes it, and each paid renewal extends it. */
export const plans = pgTable(
  'plans',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    /** The owner. */
    userId: userColumn(),
    code: text().notNull(),
    seats: integer().notNull(),
    /** From the next period on; `null` for no change. */
    nextSeats: integer('next_seats'),
    startedAt: instant('started_at').notNull(),
    periodStartsAt: instant('period_starts_at').notNull(),
    paidUntil: instant('paid_until').notNull(),
    renews: boolean().notNull(),
    canceledAt: instant('canceled_at'),
    endedAt: instant('ended_at'),
    payment: text().$type<PlanPayment>().notNull(),
    /** The provider's id of the customer whose card renewals are charged to. */
    cardCustomer: text('card_customer'),
    /** When the payment of the next period failed, or its invoice was late. */
    pastDueSince: instant('past_due_since'),
    /** Charges of the next period that failed. */
    failedCharges: integer('failed_charges').notNull().default(0),
    nextChargeAt: instant('next_charge_at'),
    /** The end of the free trial that it began with; `null` for a plan that was paid from its start. */
    trialUntil: instant('trial_until'),
  },
  (table) => [
    index('plans_user').on(table.userId),
    uniqueIndex('plans_trial').on(table.tenantId, table.userId).where(isNotNull(table.trialUntil)),
    index('plans_due').on(table.tenantId, table.endedAt, table.paidUntil),
    ...tenantRows(table.tenantId),
  ],
)

const planColumn = () =>
  uuid('plan_id')
    .notNull()
    .references(() => plans.id, { onDelete: 'cascade' })

/** The orders of a plan: its invoices and receipts. */
export const planOrders = pgTable(
  'plan_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tenantId: tenantColumn(),
    planId: planColumn(),
    kind: text().$type<PlanOrderKind>().notNull(),
    /** The end of the period that it paid for; `null` until it is paid. Its seats are open until then. */
    endsAt: instant('ends_at'),
  },
  (table) => [index('plan_orders_plan').on(table.planId), ...tenantRows(table.tenantId)],
)

/** Emails before a charge or an end, so that each is sent once for a period. */
export const planNotices = pgTable(
  'plan_notices',
  {
    tenantId: tenantColumn(),
    planId: planColumn(),
    kind: text().notNull(),
    /** The end of the period that it is about. */
    paidUntil: instant('paid_until').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.kind, table.paidUntil] }),
    ...tenantRows(table.tenantId),
  ],
)
