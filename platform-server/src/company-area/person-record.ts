import type { CompanyPersonRecord, TrainingCell } from '@platform/shared-contracts/http'
import { desc, eq } from 'drizzle-orm'
import { describeAction } from '../lib/audit/audit-actions.ts'
import type { Tx } from '../lib/data/database.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { withStandings } from '../domain/requirements/standings-of.ts'
import { trainingCells } from '../domain/training-cells/training-cells.ts'
import { personSubject } from './company-work.ts'
import { changedFields } from './changed-fields.rule.ts'
import { findCompanyPerson, toCompanyPerson, type CompanyPersonRow } from './sql-company-people.ts'

const HISTORY = 100

/** A person with their training and everything that was changed about them. */
export async function personRecord(tx: Tx, row: CompanyPersonRow, now: Date): Promise<CompanyPersonRecord> {
  const supervisor =
    row.supervisorId === null ? null : await findCompanyPerson(tx, row.companyId, row.supervisorId)
  const person = toCompanyPerson(row, supervisor)
  const { learnerId } = person
  const cells = learnerId === null ? [] : await cellsOf(tx, row.companyId, learnerId, now)
  return { ...person, cells, history: await historyOf(tx, row) }
}

async function cellsOf(tx: Tx, companyId: number, learnerId: number, now: Date): Promise<TrainingCell[]> {
  const measured = (await trainingCells(tx, [learnerId], now))(learnerId)
  const standingsOf = await withStandings(tx, { companyId, userIds: [learnerId], now })
  return standingsOf(learnerId, measured)
}

async function historyOf(
  tx: Tx,
  { companyId, id }: CompanyPersonRow,
): Promise<CompanyPersonRecord['history']> {
  const subject = personSubject(companyId, id)
  const rows = await tx
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, subject))
    .orderBy(desc(auditEntries.id))
    .limit(HISTORY)
  return rows.map(({ at, actor, action, before, after }) => ({
    ...{ at: at.toISOString(), actor },
    action: describeAction(action, { subject, subjectName: null, before, after }),
    changes: action === 'company-person.change' ? changedFields(before, after) : [],
  }))
}
