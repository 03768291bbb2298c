import { z } from 'zod/mini'
import { text } from './text.ts'
import { PAGE_QUERY, pageOf } from './paging.ts'

/**
 * What the ledger says about one month. Units: US cents. Sales count when an order opens, at full price; `netCents` is what
 * remains of them after discounts and refunds, `receivedCents` the money that arrived less what went back.
 */
export const MonthSales = z.object({
  coursesCents: z.number(),
  subscriptionsCents: z.number(),
  partnerPlansCents: z.number(),
  discountsCents: z.number(),
  refundsCents: z.number(),
  netCents: z.number(),
  receivedCents: z.number(),
})
export type MonthSales = z.infer<typeof MonthSales>

/** One month of the tenant's learner subscriptions, at its end or as of now. */
export const SubscriptionMonth = z.object({
  /** For example `2026-11`, in UTC. */
  month: z.string(),
  /** Subscribers at its end. */
  active: z.number(),
  started: z.number(),
  ended: z.number(),
  /** `active` times today's price. */
  revenueCents: z.number(),
  /** Left out by older servers. */
  sales: z.optional(MonthSales),
})
export type SubscriptionMonth = z.infer<typeof SubscriptionMonth>

/**
 * GET {api}/admin/subscriptions/figures?months: 3 to 36 months, oldest first, the current one last.
 *
 * Units   US cents; `churn` is a fraction in [0, 1]: people who left within 30 days, of those who were subscribed
 * before.
 * Source  the tenant's current subscriptions, and every change since changes are recorded.
 */
export const SubscriptionFigures = z.object({
  priceCents: z.number(),
  active: z.number(),
  revenueCents: z.number(),
  started: z.number(),
  ended: z.number(),
  churn: z.number(),
  /** Running trials, which are not among `active`. Left out by older servers. */
  trials: z.optional(z.number()),
  /** What buyers owe for orders that wait for their payment. Left out by older servers. */
  receivableCents: z.optional(z.number()),
  months: z.array(SubscriptionMonth),
})
export type SubscriptionFigures = z.infer<typeof SubscriptionFigures>

/** Also of GET {api}/admin/ledger.csv: every posting of these months, for accountants. */
export const SubscriptionFiguresQuery = z.object({
  months: z._default(z.coerce.number().check(z.int(), z.gte(3), z.lte(36)), 12),
})

export const SUBSCRIPTION_STATES = ['active', 'ended'] as const

/** A person who has or had a subscription. */
export const Subscriber = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.nullable(z.string()),
  status: z.enum(SUBSCRIPTION_STATES),
  /** When the newest subscription started; `null` if it is older than the record of changes. */
  since: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** The recorded reason for its start or end. */
  reason: z.nullable(z.string()),
})
export type Subscriber = z.infer<typeof Subscriber>

/** GET {api}/admin/subscriptions?page&size&q&status, newest change first; the `.csv` variant has no pages. */
export const SubscriberQuery = z.object({
  ...PAGE_QUERY,
  q: z._default(text(100), ''),
  status: z.optional(z.enum(SUBSCRIPTION_STATES)),
})
export type SubscriberQuery = z.infer<typeof SubscriberQuery>

export const SubscriberPage = pageOf(Subscriber)
export type SubscriberPage = z.infer<typeof SubscriberPage>
