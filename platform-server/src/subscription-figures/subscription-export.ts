import { asc, eq } from 'drizzle-orm'
import type { ExportSection } from '../app/account-export.ts'
import { subscriptionChanges } from '../lib/data/schema/subscriptions.ts'

export const subscriptionExport: ExportSection = {
  name: 'subscription',
  rowsOf: (tx, userId) =>
    tx
      .select({
        at: subscriptionChanges.at,
        isSubscribed: subscriptionChanges.isSubscribed,
        reason: subscriptionChanges.reason,
      })
      .from(subscriptionChanges)
      .where(eq(subscriptionChanges.userId, userId))
      .orderBy(asc(subscriptionChanges.at)),
}
