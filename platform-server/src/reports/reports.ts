import type { FailureReport, LoadReport } from '@platform/shared-contracts/http'
import type { Database } from '../lib/data/database.ts'
import { failureReports, loadTimes } from '../lib/data/schema/reports.ts'

interface Options {
  readonly database: Database
  readonly now: () => Date
}

export interface Reports {
  addFailure(tenantId: number, report: FailureReport): Promise<void>
  addLoads(tenantId: number, report: LoadReport): Promise<void>
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
  }
}
