import type { PlanChangeQuote } from '@platform/shared-contracts/http'
import { ProblemError } from '../../lib/problem.ts'
import { hasSeats } from '../../domain/orders/price-order.rule.ts'
import { cancelUnpaid } from '../../domain/plans/end-plan.ts'
import { placePlanOrder } from '../../domain/plans/place-plan-order.ts'
import { changePlan } from '../../domain/plans/plan-rows.ts'
import { planState } from '../../domain/plans/plan-state.rule.ts'
import { prorate } from '../../domain/plans/proration.rule.ts'
import { dollars } from '../dollars.ts'
import { priceOfPeriod, type PlanWork } from './plan-work.ts'

/** What other seats cost now and from the next period on. Errors  409, 422 at `seats`. */
export function quoteSeats(work: PlanWork, seats: number): PlanChangeQuote {
  const { plan, tenant, at } = work
  refuseUnlessChangeable(work, seats)
  const next = priceOfPeriod(tenant.config, plan.code, seats)
  const addedSeats = Math.max(0, seats - plan.seats)
  const { perSeatCents, totalCents, daysLeft, periodDays } = prorate(
    {
      ...{ startsAt: plan.periodStartsAt, endsAt: plan.paidUntil, seats: addedSeats },
      priceCents: next.lines[0]?.priceCents ?? 0,
    },
    at,
  )
  return {
    ...{ addedSeats, perSeatCents, totalCents, daysLeft, periodDays },
    nextCents: next.totalCents,
    nextAt: plan.paidUntil.toISOString(),
  }
}

function refuseUnlessChangeable({ plan, at }: PlanWork, seats: number): void {
  refuseTrial(plan)
  if (plan.endedAt) throw new ProblemError(409, 'plan-ended')
  if (plan.paidUntil <= at) throw new ProblemError(409, 'plan-past-due')
  if (!hasSeats([plan.code])) throw new ProblemError(422, 'seats-fixed', { field: 'seats' })
  if (seats === (plan.nextSeats ?? plan.seats))
    throw new ProblemError(422, 'seats-same', { field: 'seats', values: { seats } })
}

/** A trial has nothing that renews or costs something: who wants to go on orders the plan. Errors  409. */
export function refuseTrial(plan: PlanWork['plan']): void {
  if (planState(plan) === 'trialing') throw new ProblemError(409, 'plan-trial')
}

interface Wanted {
  readonly seats: number
  readonly totalCents: number
  readonly requestKey: string
}

/** Places the order of added seats, or stores that there are fewer from the next period on, which returns `null`. */
export async function changeSeats(work: PlanWork, { seats, totalCents, requestKey }: Wanted) {
  const { tx, plan, at, tenant } = work
  const quote = quoteSeats(work, seats)
  if (quote.totalCents !== totalCents)
    throw new ProblemError(409, 'price-changed', {
      values: { shown: dollars(totalCents), current: dollars(quote.totalCents) },
    })
  // A change replaces the one before, and an invoice of the next period that no longer fits.
  await cancelUnpaid(tx, plan.id, at)
  if (quote.addedSeats === 0) {
    await changePlan(tx, plan.id, { nextSeats: seats === plan.seats ? null : seats })
    return null
  }
  const [line] = priceOfPeriod(tenant.config, plan.code, quote.addedSeats).lines
  if (!line) throw new Error(`The plan ${plan.code} has no price.`)
  return placePlanOrder(tx, plan, {
    kind: 'seats',
    quote: {
      lines: [{ ...line, priceCents: quote.perSeatCents }],
      ...{
        seats: quote.addedSeats,
        sumCents: quote.totalCents,
        discountCents: 0,
        totalCents: quote.totalCents,
      },
    },
    ...{ requestKey, at },
  })
}
