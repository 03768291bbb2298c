import type { RemoteHealth } from '@platform/shared-contracts/http'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../lib/data/database.ts'
import { failureReports, loadTimes } from '../lib/data/schema/reports.ts'
import { tenants } from '../lib/data/schema/tenants.ts'
import type { Health, TenantHealth } from './rollout-health.rule.ts'

const HOUR_MS = 60 * 60 * 1000

interface Group {
  readonly tenant: string
  readonly isCandidate: boolean
}

/** How a release and the others of its remote have fared since a moment, tenant by tenant. */
export async function readTenantHealth(
  database: Database,
  { remote, release, since }: { readonly remote: string; readonly release: string; readonly since: Date },
): Promise<readonly TenantHealth[]> {
  const { loads, failures } = await database.withPlatform(async (tx) => {
    const loaded = { tenant: tenants.slug, isCandidate: sql<boolean>`${loadTimes.release} = ${release}` }
    const failed = { tenant: tenants.slug, isCandidate: sql<boolean>`${failureReports.release} = ${release}` }
    return {
      loads: await tx
        .select({
          ...loaded,
          count: sql<number>`count(*)::int`,
          p75Ms: sql<number>`percentile_disc(0.75) within group (order by ${loadTimes.mountMs})`,
        })
        .from(loadTimes)
        .innerJoin(tenants, eq(tenants.id, loadTimes.tenantId))
        .where(and(eq(loadTimes.remote, remote), gte(loadTimes.at, since)))
        .groupBy(sql`1`, sql`2`),
      failures: await tx
        .select({ ...failed, count: sql<number>`count(*)::int` })
        .from(failureReports)
        .innerJoin(tenants, eq(tenants.id, failureReports.tenantId))
        .where(
          and(
            eq(failureReports.remote, remote),
            isNotNull(failureReports.release),
            gte(failureReports.at, since),
          ),
        )
        .groupBy(sql`1`, sql`2`),
    }
  })
  const healthOf = ({ tenant, isCandidate }: Group): Health => {
    const isIt = (group: Group) => group.tenant === tenant && group.isCandidate === isCandidate
    const load = loads.find(isIt)
    return { loads: load?.count ?? 0, failures: failures.find(isIt)?.count ?? 0, p75Ms: load?.p75Ms ?? null }
  }
  const seen = [...new Set([...loads, ...failures].map(({ tenant }) => tenant))].toSorted()
  return seen.map((tenant) => ({
    tenant,
    candidate: healthOf({ tenant, isCandidate: true }),
    control: healthOf({ tenant, isCandidate: false }),
  }))
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
