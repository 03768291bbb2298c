import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { userColumn } from './people.ts'
import { tenantRows } from './policies.ts'

/** Append-only: when a user's subscription started or ended, so that figures can be shown over time. */
export const subscriptionChanges = pgTable(
  'subscription_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    at: instant('at').notNull(),
    isSubscribed: boolean('is_subscribed').notNull(),
    /** A description, or the name of what made it: 'checkout'. */
    reason: text().notNull(),
  },
  (table) => [
    index('subscription_changes_tenant_at').on(table.tenantId, table.at),
    index('subscription_changes_user').on(table.userId, table.at),
    ...tenantRows(table.tenantId),
  ],
)
