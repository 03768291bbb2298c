import type {
  CardPage,
  Plan,
  PlanChange,
  PlanChangeAnswer,
  PlanChangeQuote,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import { recordAudit, type AuditEntry } from '../../lib/data/audit.ts'
import { plans } from '../../lib/data/schema/money/plans.ts'
import { siteUrl } from '../../lib/network/site-url.ts'
import { TEST_CUSTOMERS } from '../../lib/payments/test-card.ts'
import { ProblemError } from '../../lib/problem.ts'
import { lockOrder, orderByKey, readOrder } from '../../domain/orders/sql-orders.ts'
import { cancelUnpaid, endPlan } from '../../domain/plans/end-plan.ts'
import { changePlan, lockPlan, planOrderOf } from '../../domain/plans/plan-rows.ts'
import { readPlans } from '../../domain/plans/read-plans.ts'
import { openOrder } from '../payments/record-payment.ts'
import { chargeOrder } from './charge-order.ts'
import { changeSeats, quoteSeats, refuseTrial } from './plan-seat-change.ts'
import { mailOwner, nextPeriod, type PlanParts, type PlanWork } from './plan-work.ts'

export interface PlanChanges {
  cancel(request: FastifyRequest, id: string): Promise<Plan>
  /** Errors  409 once it has ended. */
  resume(request: FastifyRequest, id: string): Promise<Plan>
  quote(request: FastifyRequest, id: string, seats: number): Promise<PlanChangeQuote>
  change(
    request: FastifyRequest,
    id: string,
    wanted: PlanChange & { readonly key: string },
  ): Promise<PlanChangeAnswer>
  openCard(request: FastifyRequest, id: string): Promise<CardPage>
  chooseTestCard(request: FastifyRequest, id: string, card: keyof typeof TEST_CUSTOMERS): Promise<Plan>
}

/** What owners do with their plans. Errors  404 for the plan of another person or tenant. */
export function createPlanChanges(parts: PlanParts): PlanChanges {
  const { services, tenantMailer: send } = parts
  const { database, cards, now } = services

  const inPlan = <Answer>(
    request: FastifyRequest,
    id: string,
    work: (given: PlanWork) => Promise<Answer>,
  ) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, async (tx) => {
      const plan = await lockPlan(tx, id)
      if (plan?.userId !== userId) throw notFound()
      return work({ tx, plan, tenant: request.tenant, send, at: now() })
    })
  }
  const changed = (request: FastifyRequest, id: string, work: (given: PlanWork) => Promise<void>) =>
    inPlan(request, id, async (given) => {
      await work(given)
      return readOne(given)
    })

  return {
    cancel: (request, id) => changed(request, id, (work) => cancel(work, currentUser(request).email)),
    resume: (request, id) => changed(request, id, (work) => resume(work, currentUser(request).email)),
    quote: (request, id, seats) => inPlan(request, id, async (work) => quoteSeats(work, seats)),
    change: (request, id, wanted) => changeAndCharge(parts, request, { id, ...wanted, inPlan }),
    async openCard(request, id) {
      if (!cards) throw new ProblemError(409, 'no-cards')
      const customerId = await inPlan(request, id, async ({ plan }) => plan.cardCustomer)
      if (!customerId) throw new ProblemError(409, 'no-stored-card')
      const host = request.tenant.config.domain ?? request.hostname
      const site = { protocol: request.protocol, host, port: services.config.publicPort }
      try {
        const returnUrl = siteUrl(site, `/my-plan?plan=${id}`)
        return { url: await cards.openCardSettings({ customerId, returnUrl }) }
      } catch (error) {
        services.log.error({ err: error }, 'the card provider opened no settings')
        throw new ProblemError(503, 'provider-unavailable')
      }
    },
    chooseTestCard: (request, id, card) => {
      if (cards?.method !== 'test-card') throw notFound()
      return changed(request, id, async ({ tx, plan, at }) => {
        if (!plan.cardCustomer) throw new ProblemError(409, 'no-stored-card')
        // A card that works is tried within the hour, not on the day of the next try.
        const nextChargeAt = plan.nextChargeAt && card === 'accepted' ? at : plan.nextChargeAt
        await changePlan(tx, plan.id, { cardCustomer: TEST_CUSTOMERS[card], nextChargeAt })
      })
    },
  }
}

interface Changing extends PlanChange {
  readonly id: string
  readonly key: string
  readonly inPlan: <Answer>(
    request: FastifyRequest,
    id: string,
    work: (given: PlanWork) => Promise<Answer>,
  ) => Promise<Answer>
}

async function changeAndCharge(
  parts: PlanParts,
  request: FastifyRequest,
  { id, key, inPlan, ...wanted }: Changing,
): Promise<PlanChangeAnswer> {
  const requestKey = `seats/${key}`
  const placed = await inPlan(request, id, async (work) => {
    const { tx, plan } = work
    const before = await orderByKey(tx, plan.userId, requestKey)
    if (before && (await planOrderOf(tx, before.id))?.planId !== id) throw new ProblemError(409, 'key-reused')
    const order = before ? await readOrder(tx, before.id) : await changeSeats(work, { ...wanted, requestKey })
    if (!before)
      await auditPlan(work, currentUser(request).email, {
        action: 'plan.change',
        after: { seats: wanted.seats },
      })
    return { order, customerId: plan.cardCustomer }
  })
  const { order, customerId } = placed
  if (order && order.state === 'awaiting_payment') {
    if (order.totalCents === 0) await openFree(parts, request, order.id)
    else if (customerId) await chargeOrder(parts, request.tenant, { order, customerId, attempt: 0 })
  }
  return inPlan(request, id, async (work) => {
    const now = order && (await readOrder(work.tx, order.id))
    return {
      plan: await readOne(work),
      orderId: order?.id ?? null,
      isPaid: now === null || now.state === 'paid',
    }
  })
}

/** Seats for the last hours of a period cost nothing. */
function openFree({ services, tenantMailer: send }: PlanParts, request: FastifyRequest, orderId: string) {
  const { tenantId, email: recordedBy } = currentUser(request)
  return services.database.withTenant(tenantId, async (tx) => {
    const stored = await lockOrder(tx, orderId)
    if (stored?.state !== 'awaiting_payment') return
    const context = { tenant: request.tenant, request, send, at: services.now() }
    await openOrder(tx, stored, { payment: { recordedBy, note: '' }, context })
  })
}

/** A plan whose renewal is due already ends at once, and its open invoice with it. */
async function cancel(work: PlanWork, actor: string): Promise<void> {
  const { tx, plan, at } = work
  refuseTrial(plan)
  if (plan.endedAt || (!plan.renews && plan.canceledAt)) return
  await changePlan(tx, plan.id, { renews: false, canceledAt: at, nextSeats: null })
  await cancelUnpaid(tx, plan.id, at)
  await auditPlan(work, actor, { action: 'plan.cancel' })
  if (plan.paidUntil > at) return mailOwner(work, { kind: 'canceled' })
  await endPlan(tx, plan, at)
  await mailOwner(work, { kind: 'ended' })
}

async function resume(work: PlanWork, actor: string): Promise<void> {
  const { tx, plan, at } = work
  refuseTrial(plan)
  if (plan.endedAt || plan.paidUntil <= at) {
    if (plan.renews && !plan.endedAt) return
    throw new ProblemError(409, 'plan-ended')
  }
  if (plan.renews) return
  await changePlan(tx, plan.id, { renews: true, canceledAt: null })
  await auditPlan(work, actor, { action: 'plan.resume' })
  await mailOwner(work, { kind: 'resumed', amountCents: nextPeriod(work).totalCents })
}

async function readOne({ tx, plan, tenant }: PlanWork): Promise<Plan> {
  const [found] = await readPlans(tx, tenant.config, { where: eq(plans.id, plan.id), limit: 1, offset: 0 })
  if (!found) throw notFound()
  return found
}

function auditPlan(
  { tx, plan }: PlanWork,
  actor: string,
  { action, after = {} }: Pick<AuditEntry, 'action' | 'after'>,
): Promise<void> {
  return recordAudit(tx, { tenantId: plan.tenantId, actor, action, subject: `plan/${plan.id}`, after })
}

function notFound(): ProblemError {
  return new ProblemError(404, 'plan-not-found')
}
