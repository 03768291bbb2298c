import type { FailureReport, LoadReport } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../lib/data/database.ts'
import { failureReports, loadTimes, rolloutVisits } from '../../lib/data/schema/reports.ts'
import type { Visit } from './visits.ts'

interface Options {
  readonly database: Database
  readonly now: () => Date
}

export interface Reports {
  /** With a visit it also counts for the rollout that the visit was part of. */
  addFailure(tenantId: number, report: Omit<FailureReport, 'visit'>, visit?: Visit | null): Promise<void>
  addLoads(tenantId: number, report: Pick<LoadReport, 'loads'>, visit?: Visit | null): Promise<void>
}

export function createReports({ database, now }: Options): Reports {
  return {
    async addFailure(tenantId, { version, remote, phase, message, path }, visit = null) {
      const at = now()
      await database.withTenant(tenantId, async (tx) => {
        await tx
          .insert(failureReports)
          .values({ tenantId, remote, release: version, phase, message, path, at })
        await count(tx, { tenantId, visit, at }, { remote, version, mountMs: null })
      })
    },
    async addLoads(tenantId, { loads }, visit = null) {
      const at = now()
      const rows = loads.map(({ remote, version, entryMs, mountMs }) => ({
        tenantId,
        remote,
        release: version,
        entryMs: Math.round(entryMs),
        mountMs: Math.round(mountMs),
        at,
      }))
      await database.withTenant(tenantId, async (tx) => {
        await tx.insert(loadTimes).values(rows)
        for (const { remote, release, mountMs } of rows)
          await count(tx, { tenantId, visit, at }, { remote, version: release, mountMs })
      })
    },
  }
}

interface Counting {
  readonly tenantId: number
  readonly visit: Visit | null
  readonly at: Date
}

interface Met {
  readonly remote: string | null
  readonly version: string | null
  /** `null`: it failed. Milliseconds. */
  readonly mountMs: number | null
}

/** One row for a visit and a release, however often it reports: who met a failure has failed, whatever came before or after. */
async function count(tx: Tx, { tenantId, visit, at }: Counting, met: Met): Promise<void> {
  const { remote, version: release, mountMs } = met
  if (!visit || remote === null || release === null) return
  // A report on another release than this document was given says nothing about the rollout.
  if (!Object.hasOwn(visit.releases, remote) || visit.releases[remote] !== release) return
  const isFailed = mountMs === null
  await tx
    .insert(rolloutVisits)
    .values({ visit: visit.id, network: visit.network, tenantId, remote, release, at, isFailed, mountMs })
    .onConflictDoUpdate({
      target: [rolloutVisits.visit, rolloutVisits.remote, rolloutVisits.release],
      set: {
        isFailed: sql`${rolloutVisits.isFailed} or excluded.is_failed`,
        mountMs: sql`coalesce(${rolloutVisits.mountMs}, excluded.mount_ms)`,
      },
    })
}
