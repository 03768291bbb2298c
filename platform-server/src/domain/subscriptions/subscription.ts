import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { subscriptionChanges } from '../../lib/data/schema/subscriptions.ts'

interface Change {
  readonly tenantId: number
  readonly userId: number
  readonly isSubscribed: boolean
  readonly reason: string
  readonly at: Date
}

/** Reasons of changes that no one paid for: figures of sales leave them out. */
export const TRIAL = 'trial'
export const TRIAL_ENDED = 'the trial ended'

/**
 * The only way to start or end a subscription: changes the flag and its history together. Does nothing if there is no
 * change, except that a paid subscription is recorded after a trial, too.
 */
export async function setSubscribed(tx: Tx, change: Change): Promise<void> {
  const { userId, isSubscribed } = change
  const changed = await tx
    .update(users)
    .set({ isSubscribed })
    .where(and(eq(users.id, userId), eq(users.isSubscribed, !isSubscribed)))
    .returning({ id: users.id })
  const isPaidAfterTrial = isSubscribed && (await lastChange(tx, userId))?.reason === TRIAL
  if (changed.length > 0 || isPaidAfterTrial) await tx.insert(subscriptionChanges).values(change)
}

/** The newest entry of a person's history. */
export async function lastChange(tx: Tx, userId: number) {
  const [last] = await tx
    .select()
    .from(subscriptionChanges)
    .where(eq(subscriptionChanges.userId, userId))
    .orderBy(desc(subscriptionChanges.at), desc(subscriptionChanges.id))
    .limit(1)
  return last ?? null
}

/** When a person's subscription ended; `null` while there is one, and where there never was. */
export async function subscriptionEnd(tx: Tx, userId: number): Promise<Date | null> {
  const last = await lastChange(tx, userId)
  return last && !last.isSubscribed ? last.at : null
}
