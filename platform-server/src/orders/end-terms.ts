import { and, desc, eq, inArray, lte, max } from 'drizzle-orm'
import type { RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Tx } from '../lib/data/database.ts'
import { subscriptionTerms } from '../lib/data/schema/orders.ts'
import { users } from '../lib/data/schema/people.ts'
import { subscriptionChanges } from '../lib/data/schema/subscriptions.ts'
import type { Person } from '../domain/accounts/people.ts'
import { setSubscribed } from '../domain/subscriptions/subscription.ts'

const BOUGHT = 'order '

type Parts = Pick<Services, 'database' | 'now'> & Pick<MailingOptions, 'tenantMailer'>

/**
 * Ends subscriptions that an order started and whose last month is over. Those that an admin gave stay. Returns how
 * many.
 */
export async function endTerms(parts: Parts, tenant: RequestTenant): Promise<number> {
  const at = parts.now()
  return parts.database.withTenant(tenant.id, async (tx) => {
    let ended = 0
    for (const person of await findExpiredSubscribers(tx, at)) {
      if (!(await isBought(tx, person.id))) continue
      const change = { tenantId: tenant.id, userId: person.id, isSubscribed: false, at }
      await setSubscribed(tx, { ...change, reason: 'the paid month ended' })
      await parts.tenantMailer(tx, { tenant }, subscriptionEndedEmail(person))
      ended += 1
    }
    return ended
  })
}

async function findExpiredSubscribers(tx: Tx, now: Date): Promise<Person[]> {
  const over = tx
    .select({ userId: subscriptionTerms.userId })
    .from(subscriptionTerms)
    .groupBy(subscriptionTerms.userId)
    .having(lte(max(subscriptionTerms.endsAt), now))
  return tx
    .select()
    .from(users)
    .where(and(eq(users.isSubscribed, true), inArray(users.id, over)))
}

async function isBought(tx: Tx, userId: number): Promise<boolean> {
  const [last] = await tx
    .select({ reason: subscriptionChanges.reason })
    .from(subscriptionChanges)
    .where(eq(subscriptionChanges.userId, userId))
    .orderBy(desc(subscriptionChanges.at), desc(subscriptionChanges.id))
    .limit(1)
  return last?.reason.startsWith(BOUGHT) ?? false
}

function subscriptionEndedEmail({ email, firstName }: Person) {
  return {
    to: email,
    subject: 'Your subscription has ended',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'The month you paid for is over, so your subscription has ended. It does not renew by itself.',
      'You keep your certificates and quiz results. You can view and download them on your progress page. Others can still check your certificates by their codes.',
    ],
    action: { label: 'Order another month', path: '/checkout?plan=LS0100' },
    closing: 'Your unfinished training is saved. You can pick up where you stopped.',
  }
}
