import type { Subscriber, SubscriberQuery } from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, exists, ilike, notInArray, or, sql } from 'drizzle-orm'
import { shownEmail } from '@platform/shared-contracts/rules'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { users } from '../lib/data/schema/people.ts'
import { subscriptionChanges } from '../lib/data/schema/subscriptions.ts'
import { TRIAL, TRIAL_ENDED } from '../domain/subscriptions/subscription.ts'
import type { Person } from '../domain/accounts/people.ts'
import type { Change } from './subscription-months.rule.ts'

/** People who have a subscription that is no trial. */
export async function activeSubscribers(tx: Tx): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(users).where(eq(users.isSubscribed, true))
  return (row?.total ?? 0) - (await runningTrials(tx))
}

/** Of people who have no subscription that someone pays for. */
export async function runningTrials(tx: Tx): Promise<number> {
  const newest = tx
    .selectDistinctOn([subscriptionChanges.userId], { reason: subscriptionChanges.reason })
    .from(subscriptionChanges)
    .orderBy(subscriptionChanges.userId, desc(subscriptionChanges.at), desc(subscriptionChanges.id))
    .as('newest')
  const [row] = await tx.select({ total: count() }).from(newest).where(eq(newest.reason, TRIAL))
  return row?.total ?? 0
}

/** Without trials, which begin and end without a sale. */
export function recordedChanges(tx: Tx): Promise<Change[]> {
  return tx
    .select({ at: subscriptionChanges.at, isSubscribed: subscriptionChanges.isSubscribed })
    .from(subscriptionChanges)
    .where(notInArray(subscriptionChanges.reason, [TRIAL, TRIAL_ENDED]))
}

/** Users who have or had a subscription; the newest change first, then by name. */
export async function listSubscribers(
  tx: Tx,
  { q, status }: Pick<SubscriberQuery, 'q' | 'status'>,
): Promise<Subscriber[]> {
  const pattern = likePattern(q)
  const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`
  const everChanged = exists(
    tx
      .select({ one: sql`1` })
      .from(subscriptionChanges)
      .where(sql`${subscriptionChanges.userId} = users.id`),
  )
  const people = await tx
    .select()
    .from(users)
    .where(
      and(
        or(eq(users.isSubscribed, true), everChanged),
        status && eq(users.isSubscribed, status === 'active'),
        q
          ? or(ilike(users.email, pattern), ilike(fullName, pattern), ilike(users.companyName, pattern))
          : undefined,
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName))
  const changes = await tx.select().from(subscriptionChanges).orderBy(desc(subscriptionChanges.at))
  const subscribers = people.map((person) =>
    toSubscriber(
      person,
      changes.filter(({ userId }) => userId === person.id),
    ),
  )
  return subscribers.sort((one, other) => newest(other).localeCompare(newest(one)))
}

const newest = ({ since, endedAt }: Subscriber) => endedAt ?? since ?? ''

/** `changes` are the person's own, newest first. */
function toSubscriber(
  person: Person,
  changes: readonly (typeof subscriptionChanges.$inferSelect)[],
): Subscriber {
  const { id, email, firstName, lastName, companyName, isSubscribed } = person
  const last = changes[0]
  const began = changes.find((change) => change.isSubscribed)
  return {
    ...{ id, email: shownEmail(email), firstName, lastName, companyName },
    status: isSubscribed ? 'active' : 'ended',
    since: began?.at.toISOString() ?? null,
    endedAt: isSubscribed || !last ? null : last.at.toISOString(),
    reason: last?.reason ?? null,
  }
}
