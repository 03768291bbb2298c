import type { FailureReport, LoadReport } from '@platform/shared-contracts/http'
import { lt } from 'drizzle-orm'
import type { Database } from '../lib/data/database.ts'
import { failureReports, loadTimes } from '../lib/data/schema/reports.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

interface Options {
  readonly database: Database
  readonly now: () => Date
}

export interface Reports {
  addFailure(tenantId: number, report: FailureReport): Promise<void>
  addLoads(tenantId: number, report: LoadReport): Promise<void>
  /** Forgets what is older than 30 days. */
  forgetOld(): Promise<void>
}

export function createReports({ database, now }: Options): Reports {
  return {
    async addFailure(tenantId, { version, ...report }) {
      await database.withTenant(tenantId, (tx) =>
        tx.insert(failureReports).values({ ...report, tenantId, release: version, at: now() }),
      )
    },
    async addLoads(tenantId, { loads }) {
      const rows = loads.map(({ remote, version, entryMs, mountMs }) => ({
        tenantId,
        remote,
        release: version,
        entryMs: Math.round(entryMs),
        mountMs: Math.round(mountMs),
        at: now(),
      }))
      await database.withTenant(tenantId, (tx) => tx.insert(loadTimes).values(rows))
    },
    async forgetOld() {
      const limit = new Date(now().getTime() - KEPT_MS)
      await database.withPlatform(async (tx) => {
        await tx.delete(failureReports).where(lt(failureReports.at, limit))
        await tx.delete(loadTimes).where(lt(loadTimes.at, limit))
      })
    },
  }
}
