import { ownRows, type ExportSection } from '../app/account-export.ts'
import { subscriptionChanges } from '../lib/data/schema/subscriptions.ts'

export const subscriptionExport: ExportSection = {
  name: 'subscription',
  rowsOf: ownRows(
    subscriptionChanges,
    {
      at: subscriptionChanges.at,
      isSubscribed: subscriptionChanges.isSubscribed,
      reason: subscriptionChanges.reason,
    },
    subscriptionChanges.at,
  ),
}
