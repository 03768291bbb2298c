import type { Tx } from '../../lib/data/database.ts'
import { subscriptionChanges } from '../../lib/data/schema/subscriptions.ts'
import type { Person } from '../../domain/accounts/people.ts'
import type { DemoPerson } from './demo-person.ts'

const DAY_MS = 24 * 60 * 60_000

interface When extends Pick<DemoPerson, 'subscribedDaysAgo' | 'endedDaysAgo'> {
  readonly now: Date
}

/** When a user of the demo started to pay, and stopped. */
export async function seedSubscription(
  tx: Tx,
  { id: userId, tenantId }: Person,
  { subscribedDaysAgo, endedDaysAgo, now }: When,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const common = { tenantId, userId, reason: 'Demo subscription' }
  const began = subscribedDaysAgo !== undefined && {
    ...common,
    isSubscribed: true,
    at: daysAgo(subscribedDaysAgo),
  }
  const ended = endedDaysAgo !== undefined && { ...common, isSubscribed: false, at: daysAgo(endedDaysAgo) }
  const changes = [began, ended].filter((change) => change !== false)
  if (changes.length > 0) await tx.insert(subscriptionChanges).values(changes)
}
