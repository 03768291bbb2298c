import { and, eq, isNull, lte } from 'drizzle-orm'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Tx } from '../../lib/data/database.ts'
import { planNotices, plans } from '../../lib/data/schema/money/plans.ts'
import { readOrder } from '../../domain/orders/sql-orders.ts'
import { endPlan } from '../../domain/plans/end-plan.ts'
import { placePlanOrder } from '../../domain/plans/place-plan-order.ts'
import { changePlan, lockPlan, unpaidOrdersOf } from '../../domain/plans/plan-rows.ts'
import { setSeatEnds } from '../../domain/plans/plan-seats.ts'
import { accessUntil, daysAfter, isTrial, nextTry } from '../../domain/plans/plan-state.rule.ts'
import { INVOICE_DAYS, planStep, type PlanStep } from '../../domain/plans/plan-step.rule.ts'
import { chargeOrder, type Charge } from './charge-order.ts'
import { mailOwner, nextPeriod, trialEmail, type PlanParts, type PlanWork } from './plan-work.ts'

/** More steps than one plan can need at one moment. */
const MOST_STEPS = 8

/** Does what is due for the plans of a tenant: notices, invoices, charges, ends. Safe to run twice or at the same time. */
export async function renewPlans(parts: PlanParts, tenant: RequestTenant): Promise<void> {
  const { database, now, log } = parts.services
  const soon = daysAfter(now(), INVOICE_DAYS)
  const due = await database.withTenant(tenant.id, (tx) =>
    tx
      .select({ id: plans.id })
      .from(plans)
      .where(and(isNull(plans.endedAt), lte(plans.paidUntil, soon)))
      .orderBy(plans.paidUntil, plans.id),
  )
  for (const { id } of due)
    try {
      await renewPlan(parts, tenant, id)
    } catch (error) {
      // One plan that fails must not keep the others from their renewal. It is tried again within the hour.
      log.error({ err: error, planId: id }, 'a plan was not renewed')
    }
}

async function renewPlan(parts: PlanParts, tenant: RequestTenant, id: string): Promise<void> {
  const { services, tenantMailer: send } = parts
  const inPlan = <Answer>(work: (given: PlanWork) => Promise<Answer>) =>
    services.database.withTenant(tenant.id, async (tx) => {
      const plan = await lockPlan(tx, id)
      return plan && work({ tx, plan, tenant, send, at: services.now() })
    })
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = await inPlan(takeStep)
    if (!next) return
    if (next === 'again') continue
    const outcome = await chargeOrder(parts, tenant, next)
    if (outcome === 'unknown') return
    if (outcome === 'declined') await inPlan((work) => recordDecline(work, next))
  }
}

/** One step in its own transaction; a charge is made after it. `null` when nothing is left to do. */
async function takeStep(work: PlanWork): Promise<Charge | 'again' | null> {
  const step = await stepOf(work)
  if (step === null) return null
  if (step !== 'charge') {
    await STEPS[step](work)
    return 'again'
  }
  const { tx, plan } = work
  const order = await renewalOrder(work)
  // A renewal that costs nothing, or a plan whose card is gone, has nothing to charge.
  if (!plan.cardCustomer) {
    await changePlan(tx, plan.id, { payment: 'invoice' })
    return 'again'
  }
  // Access goes on while the charge is made and tried again; the job that ends seats must not come between.
  await setSeatEnds(tx, plan, accessUntil(plan))
  return { order, customerId: plan.cardCustomer, attempt: plan.failedCharges }
}

async function stepOf({ tx, plan, at }: PlanWork): Promise<PlanStep | null> {
  const open = await unpaidOrdersOf(tx, plan.id)
  const hasOpenRenewal = open.some(({ kind }) => kind === 'renewal')
  const kind = plan.renews ? 'notify-renewal' : 'notify-end'
  const isNoticed = await wasNoticed(tx, plan.id, { kind, paidUntil: plan.paidUntil })
  return planStep({ ...plan, hasOpenRenewal, isNoticed }, at)
}

const STEPS: Readonly<Record<Exclude<PlanStep, 'charge'>, (work: PlanWork) => Promise<void>>> = {
  'notify-renewal': async (work) => {
    await recordNotice(work, 'notify-renewal')
    // Placed now, so that what is charged on the day is what the email says, whatever prices do meanwhile.
    const { totalCents: amountCents } = await renewalOrder(work)
    await mailOwner(work, { kind: 'renews', amountCents })
  },
  'notify-end': async (work) => {
    await recordNotice(work, 'notify-end')
    await mailOwner(work, isTrial(work.plan) ? trialEmail('trialEnds', work) : { kind: 'ends' })
  },
  'issue-invoice': async (work) => {
    const order = await renewalOrder(work)
    await mailOwner(work, { kind: 'invoice', order })
  },
  'mark-past-due': async (work) => {
    const { tx, plan } = work
    const pastDueSince = plan.paidUntil
    await changePlan(tx, plan.id, { pastDueSince })
    await setSeatEnds(tx, plan, accessUntil({ ...plan, pastDueSince }))
    const order = await renewalOrder(work)
    await mailOwner({ ...work, plan: { ...plan, pastDueSince } }, { kind: 'late', order })
  },
  end: async (work) => {
    const { tx, plan, at } = work
    await endPlan(tx, plan, at)
    const ended = { kind: plan.pastDueSince ? 'endedUnpaid' : 'ended' } as const
    await mailOwner(work, isTrial(plan) ? trialEmail('trialEnded', work) : ended)
  },
}

/** The renewal that waits for its payment, placed now if there is none. Added seats that no one paid are withdrawn. */
async function renewalOrder(work: PlanWork) {
  const { tx, plan, at } = work
  const open = (await unpaidOrdersOf(tx, plan.id)).find(({ kind }) => kind === 'renewal')
  const known = open && (await readOrder(tx, open.order.id))
  if (known) return known
  const requestKey = `renewal/${plan.id}/${plan.paidUntil.toISOString()}/${at.toISOString()}`
  return placePlanOrder(tx, plan, { kind: 'renewal', quote: nextPeriod(work), requestKey, at })
}

/** Once for each try: another process may have recorded the same one. */
async function recordDecline(work: PlanWork, { order, attempt }: Charge): Promise<void> {
  const { tx, plan, at } = work
  if (plan.endedAt || plan.failedCharges !== attempt) return
  const failedCharges = attempt + 1
  const pastDueSince = plan.pastDueSince ?? at
  const nextChargeAt = nextTry(pastDueSince, failedCharges)
  await changePlan(tx, plan.id, { failedCharges, pastDueSince, nextChargeAt })
  const changed = { ...plan, failedCharges, pastDueSince, nextChargeAt }
  await setSeatEnds(tx, plan, accessUntil(changed))
  const { totalCents: amountCents } = order
  await mailOwner(
    { ...work, plan: changed },
    nextChargeAt
      ? { kind: 'failed', amountCents, nextAt: nextChargeAt }
      : { kind: 'lastFailed', amountCents },
  )
}

interface Notice {
  readonly kind: string
  readonly paidUntil: Date
}

async function wasNoticed(tx: Tx, planId: string, { kind, paidUntil }: Notice): Promise<boolean> {
  const isIt = and(
    eq(planNotices.planId, planId),
    eq(planNotices.kind, kind),
    eq(planNotices.paidUntil, paidUntil),
  )
  return (await tx.$count(planNotices, isIt)) > 0
}

async function recordNotice({ tx, plan, at }: PlanWork, kind: string): Promise<void> {
  const { tenantId, id: planId, paidUntil } = plan
  await tx.insert(planNotices).values({ tenantId, planId, kind, paidUntil, at }).onConflictDoNothing()
}
