import type { PanelAnswer } from '@platform/shared-contracts/http'
import { desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../lib/data/database.ts'
import { failureReports, loadTimes } from '../lib/data/schema/reports.ts'
import { tenants } from '../lib/data/schema/tenants.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FAILURES_SHOWN = 20

export interface PanelFigures {
  readonly loads: ReadonlyMap<string, NonNullable<PanelAnswer['remotes'][number]['loads']>>
  readonly failures: ReadonlyMap<string, number>
  readonly recent: PanelAnswer['failures']
}

/** What browsers reported in the last day; the keys of the maps are `remote/release`. */
export function readFigures(database: Database, now: Date): Promise<PanelFigures> {
  const since = new Date(now.getTime() - DAY_MS)
  return database.withPlatform(async (tx) => {
    const loads = await tx
      .select({
        name: sql<string>`${loadTimes.remote} || '/' || ${loadTimes.release}`,
        count: sql<number>`count(*)::int`,
        medianMs: sql<number>`percentile_disc(0.5) within group (order by ${loadTimes.mountMs})`,
        p75Ms: sql<number>`percentile_disc(0.75) within group (order by ${loadTimes.mountMs})`,
      })
      .from(loadTimes)
      .where(gt(loadTimes.at, since))
      .groupBy(loadTimes.remote, loadTimes.release)
    const failures = await tx
      .select({
        name: sql<string>`coalesce(${failureReports.remote}, '') || '/' || coalesce(${failureReports.release}, '')`,
        count: sql<number>`count(*)::int`,
      })
      .from(failureReports)
      .where(gt(failureReports.at, since))
      .groupBy(failureReports.remote, failureReports.release)
    const recent = await tx
      .select({ report: failureReports, tenant: tenants.slug })
      .from(failureReports)
      .innerJoin(tenants, eq(tenants.id, failureReports.tenantId))
      .orderBy(desc(failureReports.at), desc(failureReports.id))
      .limit(FAILURES_SHOWN)
    return {
      loads: new Map(loads.map(({ name, ...figures }) => [name, figures])),
      failures: new Map(failures.map(({ name, count }) => [name, count])),
      recent: recent.map(({ report, tenant }) => ({ ...report, tenant, at: report.at.toISOString() })),
    }
  })
}
