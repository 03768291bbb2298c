import type { TrainingMatrix, TrainingQuery, TrainingRow } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { personIdsOf } from '../domain/company-people/members.ts'
import type { Tx } from '../lib/data/database.ts'
import { toCsv } from '../lib/csv.ts'
import type { LearnerScope } from './learner-scope.ts'
import { companiesOfLearners, trainingRows } from './sql-training-records.ts'
import { rowsInOrder, rowsInState, summaryOf } from './training-matrix.rule.ts'

interface TrainingOptions {
  readonly query: TrainingQuery
  readonly scope: LearnerScope
  readonly now: Date
}

export async function trainingMatrix(
  tx: Tx,
  { query, scope, now }: TrainingOptions,
): Promise<TrainingMatrix> {
  const { page, size } = query
  const rows = await trainingRows(tx, { ...query, scope }, now)
  const shown = rowsInOrder(rowsInState(rows, query), query.sort)
  const items = shown.slice((page - 1) * size, page * size)
  return {
    items: scope.kind === 'company' ? await withPersonIds(tx, scope, items) : items,
    total: shown.length,
    ...{ page, size },
    summary: summaryOf(rows, query.module),
    companies: scope.kind === 'tenant' ? await companiesOfLearners(tx) : [],
  }
}

async function withPersonIds(
  tx: Tx,
  { companyId }: Extract<LearnerScope, { kind: 'company' }>,
  rows: readonly TrainingRow[],
): Promise<TrainingRow[]> {
  const ids = rows.map(({ id }) => id)
  const personIds = await personIdsOf(tx, companyId, ids)
  return rows.map((row) => ({ ...row, personId: personIds.get(row.id) }))
}

/** Everyone whom the matrix lists with these filters, on all its pages. */
export async function matchingLearners(
  tx: Tx,
  {
    query,
    scope,
    now,
  }: Omit<TrainingOptions, 'query'> & { readonly query: Omit<TrainingQuery, 'page' | 'size' | 'sort'> },
): Promise<number[]> {
  const rows = rowsInState(await trainingRows(tx, { ...query, scope }, now), query)
  return rows.map(({ id }) => id)
}

const HEADER = [
  'Name',
  'Email',
  'Company',
  'State',
  'Module',
  'Module title',
  'Status',
  'Due date',
  'Last updated',
  'Self-reported (does not count)',
]

/** A line for each learner and module. */
export async function trainingCsv(tx: Tx, { query, scope, now }: TrainingOptions): Promise<string> {
  const found = rowsInState(await trainingRows(tx, { ...query, scope }, now), query)
  const rows = rowsInOrder(found, query.sort)
  const lines = rows.flatMap(({ firstName, lastName, email, companyName, state, cells }) =>
    cells
      .filter(({ module }) => query.module === '' || module === query.module)
      .map((cell) => [
        ...[`${firstName} ${lastName}`, email, companyName, state, cell.module, titleOf(cell.module)],
        ...[cell.state, cell.dueOn, cell.updatedAt, cell.selfReported ?? null],
      ]),
  )
  return toCsv(HEADER, lines)
}

const titleOf = (module: string) => CORE_MODULES.find(({ code }) => code === module)?.title ?? module
