import type { PriceList, PriceListRequest } from '@platform/shared-contracts/http'
import {
  LEARNER_PLAN,
  learnerMonthlyCents,
  PARTNER_PLAN,
  partnerMonthlyCents,
} from '@platform/shared-contracts/rules'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { plans } from '../../lib/data/schema/money/plans.ts'
import { tenantDrafts, tenants } from '../../lib/data/schema/tenants.ts'
import { ProblemError } from '../../lib/problem.ts'
import { lockTenant, publish, revisionOf } from '../tenant-changes.ts'
import { draftOf } from '../tenant-drafts.ts'
import { noSuchTenant } from '../tenant-queries.ts'

/** Every field filled: what the tenant did not set costs what the platform's list says. */
function filled(prices: {
  [Name in keyof PriceList['prices']]?: PriceList['prices'][Name] | undefined
}): PriceList['prices'] {
  return {
    learnerMonthlyCents: learnerMonthlyCents({ prices }),
    partnerMonthlyCents: partnerMonthlyCents({ prices }),
    trialDays: prices.trialDays ?? 0,
    notOffered: prices.notOffered ?? [],
    courseCents: prices.courseCents ?? {},
  }
}

/** For a transaction of the platform: settings belong to it, also those of a tenant. */
export async function readPriceList(tx: Tx, tenantId: number): Promise<PriceList> {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.id, tenantId))
  const published = tenant && (await revisionOf(tx, tenantId, tenant.revision))
  if (!tenant || !published) throw noSuchTenant()
  return {
    revision: tenant.revision,
    prices: filled({ ...published.settings.prices }),
    livePlans: { [LEARNER_PLAN]: 0, [PARTNER_PLAN]: 0, ...(await countLive(tx, tenantId)) },
  }
}

async function countLive(tx: Tx, tenantId: number): Promise<PriceList['livePlans']> {
  const rows = await tx
    .select({ code: plans.code, live: count() })
    .from(plans)
    .where(and(eq(plans.tenantId, tenantId), isNull(plans.endedAt)))
    .groupBy(plans.code)
  return Object.fromEntries(rows.map(({ code, live }) => [code, live]))
}

interface Change {
  readonly tenantId: number
  readonly wanted: PriceListRequest
  readonly actor: string
}

/**
 * Publishes the tenant's settings with other prices. A draft of the settings gets them too: it would bring the old prices
 * back otherwise. Errors  409 `revision-stale`.
 */
export async function changePrices(tx: Tx, { tenantId, wanted, actor }: Change): Promise<void> {
  const { baseRevision, prices } = wanted
  const tenant = await lockTenant(tx, tenantId)
  if (tenant.revision !== baseRevision)
    throw new ProblemError(409, 'revision-stale', { values: { revision: tenant.revision } })
  const published = await revisionOf(tx, tenantId, tenant.revision)
  if (!published) throw noSuchTenant()
  const settings = { ...published.settings, prices }
  await publish(tx, { tenant, settings, note: 'Prices changed', actor, action: 'tenant.prices' })
  const draft = await draftOf(tx, tenantId)
  if (!draft) return
  const { revision } = await lockTenant(tx, tenantId)
  await tx
    .update(tenantDrafts)
    .set({ baseRevision: revision, settings: { ...draft.settings, prices } })
    .where(and(eq(tenantDrafts.tenantId, tenantId), eq(tenantDrafts.baseRevision, baseRevision)))
}
