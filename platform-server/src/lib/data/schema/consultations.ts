import type {
  Availability,
  ConsultationOutcome,
  EntitlementKind,
  HourCause,
  OwnReview,
} from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { userColumn, users } from './people.ts'
import { tenantRows } from './policies.ts'

/** A paid term; its windows follow from the start (domain/hours/entitlement.rule.ts). */
export const consultationEntitlements = pgTable(
  'consultation_entitlements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    kind: text().$type<EntitlementKind>().notNull(),
    startsAt: instant('starts_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('consultation_entitlements_user').on(table.userId, table.startsAt),
    ...tenantRows(table.tenantId),
  ],
)

/** When a partner takes bookings; a partner without a row has the usual hours (consultations/availability.ts). */
export const consultationAvailability = pgTable(
  'consultation_availability',
  {
    userId: userColumn().primaryKey(),
    tenantId: tenantColumn(),
    settings: jsonb().$type<Availability>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [...tenantRows(table.tenantId)],
)

/**
 * Booked time. Two exclusion constraints, which only the migration can write, make the impossible impossible even if
 * other code forgets to check: `consultation_bookings_partner_busy` (two bookings of one partner overlap) and
 * `consultation_bookings_hour` (a window gives more than its hour).
 */
export const consultationBookings = pgTable(
  'consultation_bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    /** The client. */
    userId: userColumn(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entitlementId: integer('entitlement_id')
      .notNull()
      .references(() => consultationEntitlements.id, { onDelete: 'cascade' }),
    /** Which of the entitlement's windows, counted from 0. */
    window: integer().notNull(),
    startsAt: instant('starts_at').notNull(),
    /** 30 or 60. */
    minutes: integer().notNull().default(60),
    /** Which part of the window's hour it uses: from this minute of the hour on. */
    usedFrom: integer('used_from').notNull().default(0),
    /** The end plus the partner's break. */
    blockedUntil: instant('blocked_until').notNull(),
    /** How often the time was changed; calendars need it. */
    revision: integer().notNull().default(0),
    topic: text().notNull(),
    /** The module that it is about. */
    moduleCode: text('module_code'),
    /** The video room of its own, for a partner without a link; `null` where there are none. */
    roomUrl: text('room_url'),
    isHourUsed: boolean('is_hour_used').notNull().default(true),
    canceledAt: instant('canceled_at'),
    /** What the partner or staff recorded of it; `null` before. */
    outcome: text().$type<ConsultationOutcome>(),
    recordedAt: instant('recorded_at'),
    /** How long a completed one took. */
    heldMinutes: integer('held_minutes'),
    /** Of the partner, for the client. */
    notes: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('consultation_bookings_minutes', sql`${table.minutes} in (30, 60)`),
    check(
      'consultation_bookings_outcome',
      sql`(${table.outcome} is null) = (${table.recordedAt} is null) and coalesce(${table.outcome} = 'completed', false) = (${table.heldMinutes} is not null) and num_nulls(${table.outcome}, ${table.canceledAt}) > 0`,
    ),
    check(
      'consultation_bookings_used',
      sql`${table.usedFrom} in (0, 30) and ${table.usedFrom} + ${table.minutes} <= 60`,
    ),
    check(
      'consultation_bookings_blocked',
      sql`${table.blockedUntil} >= ${table.startsAt} + ${table.minutes} * interval '1 minute'`,
    ),
    index('consultation_bookings_user').on(table.userId, table.startsAt),
    index('consultation_bookings_tenant').on(table.tenantId, table.startsAt),
    ...tenantRows(table.tenantId),
  ],
)

/**
 * The minutes of each window: granted, used and returned. Both run-time roles may only add rows, and a trigger refuses a window
 * below 0 or above its hour. What expires follows from the end of the window.
 */
export const consultationHours = pgTable(
  'consultation_hours',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    entitlementId: integer('entitlement_id')
      .notNull()
      .references(() => consultationEntitlements.id, { onDelete: 'cascade' }),
    window: integer().notNull(),
    /** Negative: used. */
    minutes: integer().notNull(),
    cause: text().$type<HourCause>().notNull(),
    /** None for what is granted. */
    bookingId: uuid('booking_id').references(() => consultationBookings.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [
    index('consultation_hours_window').on(table.entitlementId, table.window),
    index('consultation_hours_booking').on(table.bookingId),
    ...tenantRows(table.tenantId),
  ],
)

/** What a client says of a completed consultation; staff publish it on the partner's profile or reject it. Never seeded. */
export const consultationReviews = pgTable(
  'consultation_reviews',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => consultationBookings.id, { onDelete: 'cascade' }),
    tenantId: tenantColumn(),
    /** The client. */
    userId: userColumn(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: integer().notNull(),
    comment: text().notNull(),
    state: text().$type<OwnReview['state']>().notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    check('consultation_reviews_stars', sql`${table.stars} between 1 and 5`),
    index('consultation_reviews_partner').on(table.partnerId, table.state, table.writtenAt),
    index('consultation_reviews_state').on(table.tenantId, table.state, table.writtenAt),
    ...tenantRows(table.tenantId),
  ],
)

/** Which reminders were sent, so that none is sent twice; a consultation that moves gets new ones. */
export const consultationReminders = pgTable(
  'consultation_reminders',
  {
    tenantId: tenantColumn(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => consultationBookings.id, { onDelete: 'cascade' }),
    lead: text().notNull(),
    /** Of the consultation, when the reminder was sent. */
    startsAt: instant('starts_at').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.lead, table.startsAt] }),
    ...tenantRows(table.tenantId),
  ],
)

/** Times that a client proposes to a partner whose calendar has none for them. */
export const consultationRequests = pgTable(
  'consultation_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    /** The client. */
    userId: userColumn(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    minutes: integer().notNull(),
    topic: text().notNull(),
    moduleCode: text('module_code'),
    /** ISO 8601 in UTC, the earliest first. */
    times: jsonb().$type<string[]>().notNull(),
    lastTime: instant('last_time').notNull(),
    state: text().$type<'open' | 'accepted' | 'declined' | 'withdrawn'>().notNull().default('open'),
    /** Of a partner who declines. */
    reason: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('consultation_requests_minutes', sql`${table.minutes} in (30, 60)`),
    index('consultation_requests_user').on(table.userId, table.createdAt),
    index('consultation_requests_partner').on(table.partnerId, table.lastTime),
    ...tenantRows(table.tenantId),
  ],
)
