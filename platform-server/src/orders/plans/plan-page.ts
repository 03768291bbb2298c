import type { PlanPage, PlanQuery, PlanState, TenantConfig } from '@platform/shared-contracts/http'
import { and, eq, ilike, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { likePattern } from '../../lib/data/like-pattern.ts'
import { plans } from '../../lib/data/schema/money/plans.ts'
import { users } from '../../lib/data/schema/people.ts'
import { countPlans, readPlans } from '../../domain/plans/read-plans.ts'

export async function planPage(tx: Tx, tenant: TenantConfig, query: PlanQuery): Promise<PlanPage> {
  const { page, size, q, state } = query
  const where = and(fits(q), state && IN_STATE[state])
  const items = await readPlans(tx, tenant, { where, limit: size, offset: (page - 1) * size })
  return { items, total: await countPlans(tx, where), page, size }
}

function fits(q: string): SQL | undefined {
  if (!q) return undefined
  const pattern = likePattern(q)
  return or(ilike(users.email, pattern), ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern))
}

/** What plan-state.rule.ts says, as the database finds it. */
const isCanceled = and(isNotNull(plans.canceledAt), eq(plans.renews, false))
const isTrial = and(isNotNull(plans.trialUntil), lte(plans.paidUntil, plans.trialUntil))
const isPaid = sql`not coalesce(${isTrial}, false)`
const isCurrent = and(isNull(plans.endedAt), isNull(plans.pastDueSince), isPaid)
const IN_STATE: Readonly<Record<PlanState, SQL | undefined>> = {
  trialing: and(isNull(plans.endedAt), isTrial),
  ended: isNotNull(plans.endedAt),
  past_due: and(isNull(plans.endedAt), isNotNull(plans.pastDueSince)),
  canceled: and(isCurrent, isCanceled),
  active: and(isCurrent, sql`not (${isCanceled})`),
}
