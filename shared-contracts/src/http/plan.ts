import { z } from 'zod/mini'
import { Id } from './id.ts'
import { PAGE, PAGE_QUERY } from './paging.ts'
import { text } from './text.ts'

/**
 * `trialing`: a trial that nothing was paid for. `past_due`: the payment of a renewal failed or is late, and access goes on for now. `canceled`: paid until its end, which it
 * does not pass. `ended`: over.
 */
export const PLAN_STATES = ['trialing', 'active', 'past_due', 'canceled', 'ended'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** What an order was to its plan. */
export const PLAN_ORDER_KINDS = ['start', 'renewal', 'seats'] as const
export type PlanOrderKind = (typeof PLAN_ORDER_KINDS)[number]

/** How the next period is paid. `test-card` moves no money. */
export const PLAN_PAYMENTS = ['invoice', 'card', 'test-card'] as const
export type PlanPayment = (typeof PLAN_PAYMENTS)[number]

/** The plan of an order, in short. */
export const OrderPlan = z.object({
  id: z.string(),
  state: z.enum(PLAN_STATES),
  paidUntil: z.iso.datetime(),
  renews: z.boolean(),
})
export type OrderPlan = z.infer<typeof OrderPlan>

/** One of the invoices and receipts of a plan. */
export const PlanOrder = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(PLAN_ORDER_KINDS),
  isPaid: z.boolean(),
  isCanceled: z.boolean(),
  seats: z.number(),
  totalCents: z.number(),
  placedAt: z.iso.datetime(),
})
export type PlanOrder = z.infer<typeof PlanOrder>

/**
 * A subscription, from its first confirmed payment to its end. Units: US cents; instants in UTC.
 *
 * Source  GET {api}/plans lists the caller's own, live ones first.
 */
export const Plan = z.object({
  ...OrderPlan.shape,
  code: z.string(),
  title: z.string(),
  seats: z.number(),
  /** People who hold a seat of the current period; `null` for a plan without seats. */
  seatsTaken: z.nullable(z.number()),
  /** The seats from the next period on, where the owner asked for fewer. */
  nextSeats: z.nullable(z.number()),
  startedAt: z.iso.datetime(),
  periodStartsAt: z.iso.datetime(),
  payment: z.enum(PLAN_PAYMENTS),
  /** What is charged or invoiced next; `null` for a plan that does not renew. */
  nextCharge: z.nullable(z.object({ at: z.iso.datetime(), amountCents: z.number() })),
  /** Until when access lasts if nothing else happens; `null` while it renews. */
  endsAt: z.nullable(z.iso.datetime()),
  /** The invoice of a renewal that waits for its payment. */
  openOrderId: z.nullable(z.string()),
  /** The newest first. */
  orders: z.array(PlanOrder),
})
export type Plan = z.infer<typeof Plan>
export const PlanList = z.array(Plan)

/**
 * GET {api}/plans/trial: the caller's free trial of the learner subscription. `used`: they had one, or the plan, before.
 * `not_needed`: every course is open to them already. `none`: the tenant gives no trial. Units: US cents a month.
 */
export const TrialOffer = z.object({
  state: z.enum(['available', 'used', 'not_needed', 'none']),
  days: z.number(),
  /** If it starts now. */
  endsAt: z.iso.datetime(),
  /** What the plan costs after it, for those who continue. */
  priceCents: z.number(),
})
export type TrialOffer = z.infer<typeof TrialOffer>

const seats = z
  .int('Use a whole number of seats.')
  .check(z.gte(1, 'Enter 1 to 1,000 seats.'), z.lte(1000, 'Enter 1 to 1,000 seats.'))

/** POST {api}/plans/:id/quote: what a change of the seats costs. Errors: 409 ended, past due; 422 at `seats`. */
export const PlanChangeQuery = z.object({ seats })
export type PlanChangeQuery = z.infer<typeof PlanChangeQuery>

/**
 * More seats are paid now for the days that are left, and open when they are paid. Fewer seats apply from the next period;
 * nothing is charged now and nothing goes back.
 */
export const PlanChangeQuote = z.object({
  addedSeats: z.number(),
  /** For one added seat. */
  perSeatCents: z.number(),
  /** To pay now. */
  totalCents: z.number(),
  daysLeft: z.number(),
  periodDays: z.number(),
  /** From the next period on. */
  nextCents: z.number(),
  nextAt: z.iso.datetime(),
})
export type PlanChangeQuote = z.infer<typeof PlanChangeQuote>

/**
 * POST {api}/plans/:id/change with an Idempotency-Key: the seats, and the total that the owner saw.
 * Errors: 409 `price-changed` where the total is another one by now.
 */
export const PlanChange = z.object({ seats, totalCents: z.int().check(z.gte(0), z.lte(1_000_000_000)) })
export type PlanChange = z.infer<typeof PlanChange>

/** `orderId`: the order of the added seats. It waits for its payment where no card was charged. */
export const PlanChangeAnswer = z.object({
  plan: Plan,
  orderId: z.nullable(z.string()),
  isPaid: z.boolean(),
})
export type PlanChangeAnswer = z.infer<typeof PlanChangeAnswer>

/** POST {api}/plans/:id/test-card: the test card that renewals are charged to from now on. Only without a provider. */
export const TestCardChoice = z.object({ card: z.enum(['accepted', 'declined']) })
export type TestCardChoice = z.infer<typeof TestCardChoice>

/** GET {api}/admin/plans: live ones first. `q` is part of the owner's name or address. */
export const PlanQuery = z.object({
  ...PAGE_QUERY,
  q: z._default(text(100), ''),
  state: z.optional(z.enum(PLAN_STATES)),
})
export type PlanQuery = z.infer<typeof PlanQuery>

export const OwnedPlan = z.extend(Plan, {
  owner: z.object({ id: Id, name: z.string(), email: z.string() }),
})
export type OwnedPlan = z.infer<typeof OwnedPlan>

export const PlanPage = z.object({ items: z.array(OwnedPlan), ...PAGE })
export type PlanPage = z.infer<typeof PlanPage>
