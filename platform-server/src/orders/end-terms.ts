import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { and, desc, eq, gt, inArray, lte, max } from 'drizzle-orm'
import type { RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Tx } from '../lib/data/database.ts'
import { plans } from '../lib/data/schema/money/plans.ts'
import { subscriptionTerms } from '../lib/data/schema/orders.ts'
import { users } from '../lib/data/schema/people.ts'
import { subscriptionChanges } from '../lib/data/schema/subscriptions.ts'
import type { Person } from '../domain/accounts/people.ts'
import { setSubscribed } from '../domain/subscriptions/subscription.ts'
import { createMessages } from '../lib/messages/create-messages.ts'
import { subscriptionEndedEmail } from '../locales/en/subscription-ended-email.ts'

const BOUGHT = 'order '
const DAY_MS = 24 * 60 * 60_000

const messagesIn = createMessages({ subscriptionEndedEmail })

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
      await setSubscribed(tx, { ...change, reason: 'the paid time ended' })
      // The owner of a plan got an email about its end.
      if (!(await ownsEndedPlan(tx, person.id, at))) await parts.tenantMailer(tx, { tenant }, emailTo(person))
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

async function ownsEndedPlan(tx: Tx, userId: number, at: Date): Promise<boolean> {
  const isTheirs = and(eq(plans.userId, userId), gt(plans.endedAt, new Date(at.getTime() - DAY_MS)))
  return (await tx.$count(plans, isTheirs)) > 0
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

function emailTo({ email, firstName, language: chosen }: Person) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  return {
    ...{ to: email, language },
    subject: messages.subject,
    greeting: messages.greeting({ firstName }),
    paragraphs: [messages.ended, messages.saved],
    action: { label: messages.action, path: '/checkout?plan=LS0100' },
    closing: messages.closing,
  }
}
