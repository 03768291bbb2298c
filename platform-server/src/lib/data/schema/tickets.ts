import type { TicketCategory, TicketPriority, TicketState } from '@platform/shared-contracts/http'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { users } from './people.ts'
import { tenantRows } from './policies.ts'

/**
 * Requests for help. `userId` is `null` for problems that the platform noticed itself, and for visitors, who left their
 * name and address.
 */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    visitorName: text('visitor_name'),
    visitorEmail: text('visitor_email'),
    subject: text().notNull(),
    category: text().$type<TicketCategory>().notNull(),
    priority: text().$type<TicketPriority>().notNull().default('normal'),
    state: text().$type<TicketState>().notNull().default('new'),
    assignee: text(),
    path: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    firstReplyAt: instant('first_reply_at'),
  },
  (table) => [
    index('tickets_tenant_state').on(table.tenantId, table.state),
    index('tickets_user').on(table.userId),
    ...tenantRows(table.tenantId),
  ],
)

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    isStaff: boolean('is_staff').notNull(),
    isInternal: boolean('is_internal').notNull().default(false),
    text: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('ticket_messages_ticket').on(table.ticketId, table.at), ...tenantRows(table.tenantId)],
)
