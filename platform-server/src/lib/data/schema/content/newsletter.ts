import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'
import { blogPosts } from './blog.ts'

/** Who asked for new posts by email. Leaving deletes the row: nothing about a person who left is needed. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    /** In lower case. */
    email: text().notNull(),
    /** What they agreed to, in the words that they saw. */
    consent: text().notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** `null` until the link in the email was opened; only then are posts sent. */
    confirmedAt: instant('confirmed_at'),
    /** Of the newest link to confirm; `null` once it was used. */
    confirmHash: text('confirm_hash'),
    /** In every email to them. Stored as it is: all it can do is remove this row. */
    leaveToken: text('leave_token').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.tenantId, table.email),
    uniqueIndex('newsletter_subscribers_leave').on(table.leaveToken),
    index('newsletter_subscribers_confirm').on(table.confirmHash),
    ...tenantRows(table.tenantId),
  ],
)

/** That a post was sent to a subscriber, so that it is sent once, however often the job starts again. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    tenantId: tenantColumn(),
    slug: text().notNull(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.slug, table.subscriberId] }),
    foreignKey({
      columns: [table.tenantId, table.slug],
      foreignColumns: [blogPosts.tenantId, blogPosts.slug],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    ...tenantRows(table.tenantId),
  ],
)
