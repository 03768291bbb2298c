import type { EntitlementKind } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { userColumn, users } from './people.ts'
import { tenantRows } from './policies.ts'

/** A paid term; its windows follow from the start (consultations/entitlement.rule.ts). */
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

/** Booked hours. The two unique indexes make a double booking impossible, even if other code forgets to check. */
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
    topic: text().notNull(),
    isHourUsed: boolean('is_hour_used').notNull().default(true),
    cancelledAt: instant('cancelled_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('consultation_bookings_partner_time')
      .on(table.partnerId, table.startsAt)
      .where(sql`cancelled_at is null`),
    uniqueIndex('consultation_bookings_window')
      .on(table.entitlementId, table.window)
      .where(sql`is_hour_used`),
    index('consultation_bookings_user').on(table.userId, table.startsAt),
    index('consultation_bookings_tenant').on(table.tenantId, table.startsAt),
    ...tenantRows(table.tenantId),
  ],
)
