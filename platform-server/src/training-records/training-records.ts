import type { TrainingMatrix, TrainingQuery } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { Tx } from '../lib/data/database.ts'
import { toCsv } from '../lib/csv.ts'
import { companiesOfLearners, trainingRows } from './sql-training-records.ts'
import { rowsInOrder, rowsInState, summaryOf } from './training-matrix.rule.ts'

interface TrainingOptions {
  readonly query: TrainingQuery
  /** Only their learners; `null` for all of the tenant. */
  readonly partnerId: number | null
  readonly now: Date
}

export async function trainingMatrix(
  tx: Tx,
  { query, partnerId, now }: TrainingOptions,
): Promise<TrainingMatrix> {
  const { page, size } = query
  const rows = await trainingRows(tx, { ...query, partnerId }, now)
  const shown = rowsInOrder(rowsInState(rows, query), query.sort)
  return {
    items: shown.slice((page - 1) * size, page * size),
    total: shown.length,
    ...{ page, size },
    summary: summaryOf(rows, query.module),
    companies: partnerId === null ? await companiesOfLearners(tx) : [],
  }
}

/** Everyone whom the matrix lists with these filters, on all its pages. */
export async function matchingLearners(
  tx: Tx,
  {
    query,
    partnerId,
    now,
  }: Omit<TrainingOptions, 'query'> & { readonly query: Omit<TrainingQuery, 'page' | 'size' | 'sort'> },
): Promise<number[]> {
  const rows = rowsInState(await trainingRows(tx, { ...query, partnerId }, now), query)
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
export async function trainingCsv(tx: Tx, { query, partnerId, now }: TrainingOptions): Promise<string> {
  const found = rowsInState(await trainingRows(tx, { ...query, partnerId }, now), query)
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
