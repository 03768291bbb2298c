import type { RemoteHealth } from '@platform/shared-contracts/http'
import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '../../lib/data/database.ts'
import { failureReports, loadTimes, rolloutVisits } from '../../lib/data/schema/reports.ts'
import { tenants } from '../../lib/data/schema/tenants.ts'
import type { Health, TenantHealth } from './rollout-health.rule.ts'

const HOUR_MS = 60 * 60 * 1000

interface TenantHealthQuery {
  readonly remote: string
  /** The release that is rolled out. */
  readonly release: string
  readonly since: Date
  /** Of one network on one day and each side; the first that arrive are counted. */
  readonly visitorsPerNetwork: number
  readonly isConcerned: (tenant: string) => boolean
}

/** Results of the counted visits since a time, per tenant: those of one release and those of all others of its remote. */
export async function readTenantHealth(
  database: Database,
  { remote, release, since, visitorsPerNetwork, isConcerned }: TenantHealthQuery,
): Promise<readonly TenantHealth[]> {
  const sides = await database.withPlatform(async (tx) => {
    const all = await tx.select({ id: tenants.id, slug: tenants.slug }).from(tenants)
    const concerned = all.filter(({ slug }) => isConcerned(slug)).map(({ id }) => id)
    if (concerned.length === 0) return []
    const arrived = arrivedVisits(tx, { remote, release, since }, concerned)
    const counted = tx
      .$with('counted')
      .as(tx.select().from(arrived).where(lte(arrived.place, visitorsPerNetwork)))
    const quartile = sql<number>`percentile_disc(0.75) within group (order by ${counted.mountMs})`
    const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
    return tx
      .with(counted)
      .select({
        tenant: tenants.slug,
        isCandidate: counted.isCandidate,
        visitors: sql<number>`count(*)::int`,
        failures: countOf(sql`${counted.isFailed}`),
        loads: countOf(sql`${counted.mountMs} is not null`),
        slow: countOf(sql`${counted.mountMs} > (select ${quartile} from ${counted})`),
        p75Ms: quartile,
      })
      .from(counted)
      .innerJoin(tenants, eq(tenants.id, counted.tenantId))
      .groupBy(tenants.slug, counted.isCandidate)
  })
  const healthOf = (tenant: string, isCandidate: boolean): Health =>
    sides.find((side) => side.tenant === tenant && side.isCandidate === isCandidate) ?? NO_VISITORS
  return [...new Set(sides.map(({ tenant }) => tenant))].toSorted().map((tenant) => ({
    tenant,
    candidate: healthOf(tenant, true),
    control: healthOf(tenant, false),
  }))
}

const NO_VISITORS: Health = { visitors: 0, failures: 0, loads: 0, slow: 0, p75Ms: null }

/** Numbered in order of arrival within their network and side. */
function arrivedVisits(
  tx: Tx,
  { remote, release, since }: Pick<TenantHealthQuery, 'remote' | 'release' | 'since'>,
  concerned: readonly number[],
) {
  const { network, at, visit, tenantId, isFailed, mountMs } = rolloutVisits
  const isCandidate = sql<boolean>`${rolloutVisits.release} = ${release}`
  const place = sql<number>`row_number() over (partition by ${network}, ${isCandidate} order by ${at}, ${visit})`
  return tx
    .select({
      tenantId,
      isFailed,
      mountMs,
      isCandidate: isCandidate.as('is_candidate'),
      place: place.as('place'),
    })
    .from(rolloutVisits)
    .where(and(eq(rolloutVisits.remote, remote), gte(at, since), inArray(tenantId, [...concerned])))
    .as('arrived')
}

/** Each release of a remote over the last hours, the one with the most loads first. */
export async function readRemoteHealth(
  database: Database,
  { remote, hours, now }: { readonly remote: string; readonly hours: number; readonly now: Date },
): Promise<RemoteHealth> {
  const since = new Date(Math.floor(now.getTime() / HOUR_MS - hours + 1) * HOUR_MS)
  const { loads, failures } = await database.withPlatform(async (tx) => ({
    loads: await tx
      .select({
        release: loadTimes.release,
        count: sql<number>`count(*)::int`,
        p75Ms: sql<number>`percentile_disc(0.75) within group (order by ${loadTimes.mountMs})`,
      })
      .from(loadTimes)
      .where(and(eq(loadTimes.remote, remote), gte(loadTimes.at, since)))
      .groupBy(loadTimes.release),
    failures: await tx
      .select({
        release: sql<string>`coalesce(${failureReports.release}, '')`,
        hour: sql<number>`floor(extract(epoch from ${failureReports.at}) / 3600)::int`,
        count: sql<number>`count(*)::int`,
      })
      .from(failureReports)
      .where(and(eq(failureReports.remote, remote), gte(failureReports.at, since)))
      .groupBy(sql`1`, sql`2`),
  }))
  const firstHour = since.getTime() / HOUR_MS
  const names = [...new Set([...loads, ...failures].map(({ release }) => release))]
  const releases = names.map((release) => {
    const load = loads.find((one) => one.release === release)
    const failuresByHour = Array.from({ length: hours }, () => 0)
    for (const { hour, count } of failures.filter((one) => one.release === release))
      failuresByHour[hour - firstHour] = count
    return {
      release,
      loads: load?.count ?? 0,
      failures: failuresByHour.reduce((total, count) => total + count, 0),
      p75Ms: load?.p75Ms ?? null,
      failuresByHour,
    }
  })
  return {
    remote,
    since: since.toISOString(),
    releases: releases.toSorted((one, other) => other.loads - one.loads),
  }
}
