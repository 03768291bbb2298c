import { asc, eq } from 'drizzle-orm'
import type { ExportSection } from '../app/account-export.ts'
import { lrsStatements } from '../lib/data/schema/standards/lrs.ts'

/** What was or will be sent about a person. */
export const lrsExport: ExportSection = {
  name: 'statementsForRecordStore',
  rowsOf: (tx, userId) =>
    tx
      .select({
        statement: lrsStatements.statement,
        state: lrsStatements.state,
        queuedAt: lrsStatements.queuedAt,
        sentAt: lrsStatements.sentAt,
      })
      .from(lrsStatements)
      .where(eq(lrsStatements.userId, userId))
      .orderBy(asc(lrsStatements.position)),
}
