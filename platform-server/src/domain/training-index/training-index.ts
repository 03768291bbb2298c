import { asc, eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { companies } from '../../lib/data/schema/people.ts'
import { forEach } from '../../lib/for-each.ts'
import { inTurns } from '../../lib/queues/in-turns.ts'
import { refreshIndex } from './refresh-index.ts'

interface Company {
  readonly tenantId: number
  readonly companyId: number
}

export interface TrainingIndex {
  /** Afterwards the index shows everything that was committed before the call. Not within a transaction. */
  refresh(company: Company): Promise<void>
}

/** Requests of one company that come at once share the work. */
export function createTrainingIndex({ database, now }: Pick<Services, 'database' | 'now'>): TrainingIndex {
  const turns = inTurns()
  return {
    refresh: ({ tenantId, companyId }) =>
      turns(`${companyId}`, () => refreshIndex(database, { tenantId, companyId, now: now() })),
  }
}

/** So that the first who looks after many changes, or after a new version of the server, does not wait. */
export async function refreshEveryCompany(
  services: Pick<Services, 'database' | 'now'>,
  tenantId: number,
): Promise<void> {
  const { refresh } = createTrainingIndex(services)
  const rows = await services.database.withTenant(tenantId, (tx) =>
    tx
      .select({ companyId: companies.id })
      .from(companies)
      .where(eq(companies.tenantId, tenantId))
      .orderBy(asc(companies.id)),
  )
  await forEach(rows, ({ companyId }) => refresh({ tenantId, companyId }))
}
