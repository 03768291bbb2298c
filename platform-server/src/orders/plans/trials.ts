import { randomUUID } from 'node:crypto'
import type { Plan, TrialOffer } from '@platform/shared-contracts/http'
import {
  countsAsSubscribed,
  LEARNER_PLAN,
  learnerMonthlyCents,
  trialDaysOf,
} from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { plans } from '../../lib/data/schema/money/plans.ts'
import { subscriptionTerms } from '../../lib/data/schema/orders.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { daysAfter } from '../../domain/plans/plan-state.rule.ts'
import { readPlans } from '../../domain/plans/read-plans.ts'
import { setSubscribed, TRIAL } from '../../domain/subscriptions/subscription.ts'
import { mailOwner, trialEmail, type PlanParts } from './plan-work.ts'

export interface Trials {
  offer(request: FastifyRequest): Promise<TrialOffer>
  /** Errors  409 `no-trial`, also for the second of two requests. */
  start(request: FastifyRequest): Promise<Plan>
}

/** The learner subscription for some days without a payment, once for each person of a tenant. */
export function createTrials({ services, tenantMailer: send }: PlanParts): Trials {
  const { database, now } = services
  return {
    offer(request) {
      const { tenantId, userId } = currentUser(request)
      return database.withTenant(tenantId, async (tx) =>
        offerTo(tx, await personById(tx, userId), { tenant: request.tenant, at: now() }),
      )
    },
    start(request) {
      const { tenantId, userId, email: actor } = currentUser(request)
      const { tenant } = request
      return database.withTenant(tenantId, async (tx) => {
        const at = now()
        // A trial and an order of one person that start at the same moment run one after the other.
        const person = await personById(tx, userId, { isLocked: true })
        const { state, endsAt } = await offerTo(tx, person, { tenant, at })
        if (state !== 'available') throw new ProblemError(409, `no-trial:${state}`)
        const plan = await insertTrial(tx, { tenantId, userId, at, endsAt: new Date(endsAt) })
        await setSubscribed(tx, { tenantId, userId, isSubscribed: true, reason: TRIAL, at })
        const subject = `plan/${plan.id}`
        await recordAudit(tx, { tenantId, actor, action: 'plan.trial', subject, after: { endsAt } })
        const work = { tx, plan, tenant, send, at }
        await mailOwner(work, trialEmail('trialStarted', work))
        const [made] = await readPlans(tx, tenant.config, {
          where: eq(plans.id, plan.id),
          ...{ limit: 1, offset: 0 },
        })
        if (!made) throw new Error(`The trial ${plan.id} was not made.`)
        return made
      })
    },
  }
}

async function personById(tx: Tx, id: number, { isLocked = false } = {}): Promise<Person> {
  const query = tx.select().from(users).where(eq(users.id, id))
  const [person] = await (isLocked ? query.for('no key update') : query)
  if (!person) throw new ProblemError(401, 'not-signed-in')
  return person
}

type Offered = Pick<Parameters<typeof mailOwner>[0], 'tenant' | 'at'>

async function offerTo(tx: Tx, person: Person, { tenant: { config }, at }: Offered): Promise<TrialOffer> {
  const days = trialDaysOf(config)
  return {
    days,
    endsAt: daysAfter(at, days).toISOString(),
    priceCents: learnerMonthlyCents(config),
    state: days === 0 ? 'none' : await stateFor(tx, person),
  }
}

async function stateFor(tx: Tx, person: Person): Promise<TrialOffer['state']> {
  if (await hadPlan(tx, person.id)) return 'used'
  return countsAsSubscribed(person) || person.isProfessionalPartner ? 'not_needed' : 'available'
}

/** A trial or a plan of their own, or a seat of another buyer's. */
async function hadPlan(tx: Tx, userId: number): Promise<boolean> {
  const own = await tx.$count(plans, and(eq(plans.userId, userId), eq(plans.code, LEARNER_PLAN)))
  return own > 0 || (await tx.$count(subscriptionTerms, eq(subscriptionTerms.userId, userId))) > 0
}

interface Trial {
  readonly tenantId: number
  readonly userId: number
  readonly at: Date
  readonly endsAt: Date
}

async function insertTrial(tx: Tx, { tenantId, userId, at, endsAt }: Trial) {
  const [plan] = await tx
    .insert(plans)
    .values({
      ...{ id: randomUUID(), tenantId, userId, code: LEARNER_PLAN, seats: 1, renews: false },
      ...{ startedAt: at, periodStartsAt: at, paidUntil: endsAt, trialUntil: endsAt, payment: 'invoice' },
    })
    .onConflictDoNothing()
    .returning()
  if (!plan) throw new ProblemError(409, 'no-trial:used')
  return plan
}
