import type { Services } from '../../app/services.ts'
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
