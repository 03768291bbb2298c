import type { Billing, Language, OrderExemption, OrderState } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { userColumn } from './people.ts'
import { tenantRows } from './policies.ts'

/** What was true when it was placed is copied, so that a later price or name does not change it. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    /** The buyer. */
    userId: userColumn(),
    number: text().notNull(),
    state: text().$type<OrderState>().notNull().default('awaiting_payment'),
    seats: integer().notNull(),
    sumCents: integer('sum_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    /** What a coupon took off, after the discount. */
    couponCode: text('coupon_code'),
    couponCents: integer('coupon_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    billing: jsonb().$type<Billing>().notNull(),
    termsVersion: text('terms_version').notNull(),
    placedAt: instant('placed_at').notNull(),
    paidAt: instant('paid_at'),
    /** Email of the person who confirmed the payment, and their note. */
    confirmedBy: text('confirmed_by'),
    paymentNote: text('payment_note'),
    canceledAt: instant('canceled_at'),
    /** Names the request that placed it, so that a request sent twice places one order. */
    requestKey: text('request_key').notNull(),
    /** Hash of the request's content; `null` in rows from before it was stored. */
    requestHash: text('request_hash'),
    /** The buyer ticked that the plan renews. */
    renews: boolean().notNull().default(false),
    /** One of several seats is the buyer's own. */
    keepsSeat: boolean('keeps_seat').notNull().default(false),
    /** The provider's id of the customer who paid it and let the card be charged again. */
    cardCustomer: text('card_customer'),
    /** The certificate of exemption from sales tax that applied to it. */
    taxExemption: jsonb('tax_exemption').$type<OrderExemption>(),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.tenantId, table.number),
    uniqueIndex('orders_request').on(table.userId, table.requestKey),
    index('orders_user').on(table.userId, table.placedAt),
    index('orders_state').on(table.tenantId, table.state, table.placedAt),
    ...tenantRows(table.tenantId),
  ],
)

const orderColumn = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** `priceCents` is the price of one seat. */
export const orderLines = pgTable(
  'order_lines',
  {
    tenantId: tenantColumn(),
    orderId: orderColumn(),
    place: integer().notNull(),
    code: text().notNull(),
    title: text().notNull(),
    priceCents: integer('price_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.code] }), ...tenantRows(table.tenantId)],
)

/** The last running number that a tenant used in a year. */
export const orderNumbers = pgTable(
  'order_numbers',
  { tenantId: tenantColumn(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.year] }), ...tenantRows(table.tenantId)],
)

/** Who holds a seat of a paid order; at most as many rows as it has seats. */
export const orderSeats = pgTable(
  'order_seats',
  {
    tenantId: tenantColumn(),
    orderId: orderColumn(),
    userId: userColumn(),
    at: instant('at').notNull(),
    /** By the buyer. */ remindedAt: instant('reminded_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.userId] }), ...tenantRows(table.tenantId)],
)

/** Seats of a paid order that wait for an address without an account. Only the email contains the token. */
export const seatInvitations = pgTable(
  'seat_invitations',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    orderId: orderColumn(),
    /** Lowercase. */
    email: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    language: text().$type<Language>().notNull().default(SOURCE_LANGUAGE),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it became a seat. */
    takenAt: instant('taken_at'),
  },
  (table) => [
    uniqueIndex('seat_invitations_email').on(table.orderId, table.email),
    uniqueIndex('seat_invitations_token').on(table.tokenHash),
    index('seat_invitations_address').on(table.tenantId, table.email),
    index('seat_invitations_expiry').on(table.expiresAt),
    ...tenantRows(table.tenantId),
  ],
)

/** A module that was bought for a user, without an end. */
export const courseAccess = pgTable(
  'course_access',
  {
    tenantId: tenantColumn(),
    userId: userColumn(),
    moduleCode: text('module_code').notNull(),
    orderId: orderColumn(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.moduleCode, table.orderId] }),
    ...tenantRows(table.tenantId),
  ],
)

/** A month of the learner subscription that was paid for; the subscription ends with the last one. */
export const subscriptionTerms = pgTable(
  'subscription_terms',
  {
    tenantId: tenantColumn(),
    userId: userColumn(),
    orderId: orderColumn(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.userId] }),
    index('subscription_terms_end').on(table.endsAt),
    ...tenantRows(table.tenantId),
  ],
)
