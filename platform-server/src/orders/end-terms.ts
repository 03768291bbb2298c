import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { and, eq, gt, inArray, isNotNull, lte, max, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Tx } from '../lib/data/database.ts'
import { plans } from '../lib/data/schema/money/plans.ts'
import { subscriptionTerms } from '../lib/data/schema/orders.ts'
import { users } from '../lib/data/schema/people.ts'
import type { Person } from '../domain/accounts/people.ts'
import { lastChange, setSubscribed, TRIAL, TRIAL_ENDED } from '../domain/subscriptions/subscription.ts'
import { createMessages } from '../lib/messages/create-messages.ts'
import { subscriptionEndedEmail } from '../locales/en/subscription-ended-email.ts'

const BOUGHT = 'order '
const DAY_MS = 24 * 60 * 60_000

const messagesIn = createMessages({ subscriptionEndedEmail })

type Parts = Pick<Services, 'database' | 'now'> & Pick<MailingOptions, 'tenantMailer'>

/**
 * Ends subscriptions that an order or a trial started and whose last month is over. Those that an admin gave stay. Returns how
 * many.
 */
export async function endTerms(parts: Parts, tenant: RequestTenant): Promise<number> {
  const at = parts.now()
  return parts.database.withTenant(tenant.id, async (tx) => {
    let ended = 0
    for (const person of await findExpiredSubscribers(tx, at)) {
      const began = (await lastChange(tx, person.id))?.reason ?? ''
      if (began !== TRIAL && !began.startsWith(BOUGHT)) continue
      const change = { tenantId: tenant.id, userId: person.id, isSubscribed: false, at }
      await setSubscribed(tx, { ...change, reason: began === TRIAL ? TRIAL_ENDED : 'the paid time ended' })
      // The owner of a plan got an email about its end.
      if (!(await ownsEndedPlan(tx, person.id, at))) await parts.tenantMailer(tx, { tenant }, emailTo(person))
      ended += 1
    }
    return ended
  })
}

async function findExpiredSubscribers(tx: Tx, now: Date): Promise<Person[]> {
  const terms = tx
    .select({ userId: subscriptionTerms.userId, endsAt: subscriptionTerms.endsAt })
    .from(subscriptionTerms)
  const trials = tx
    .select({ userId: plans.userId, endsAt: sql<Date>`${plans.trialUntil}`.as('ends_at') })
    .from(plans)
    .where(isNotNull(plans.trialUntil))
  const given = unionAll(terms, trials).as('given')
  const over = tx
    .select({ userId: given.userId })
    .from(given)
    .groupBy(given.userId)
    .having(lte(max(given.endsAt), now))
  return tx
    .select()
    .from(users)
    .where(and(eq(users.isSubscribed, true), inArray(users.id, over)))
}

async function ownsEndedPlan(tx: Tx, userId: number, at: Date): Promise<boolean> {
  const isTheirs = and(eq(plans.userId, userId), gt(plans.endedAt, new Date(at.getTime() - DAY_MS)))
  return (await tx.$count(plans, isTheirs)) > 0
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
