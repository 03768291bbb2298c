import type {
  TrainingCell,
  TrainingMatrix,
  TrainingQuery,
  TrainingRow,
} from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { withStandings } from '../domain/requirements/standings-of.ts'
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

type MatrixOptions = TrainingOptions & { readonly scope: Exclude<LearnerScope, { kind: 'company' }> }

/** Of a tenant or a partner; a company's is read from its index (company-matrix.ts). */
export async function trainingMatrix(tx: Tx, { query, scope, now }: MatrixOptions): Promise<TrainingMatrix> {
  const { page, size } = query
  const rows = await scopedRows(tx, { query, scope, now })
  const shown = rowsInOrder(rowsInState(rows, query), query.sort)
  return {
    items: shown.slice((page - 1) * size, page * size),
    total: shown.length,
    ...{ page, size },
    summary: summaryOf(rows, query.module),
    companies: scope.kind === 'tenant' ? await companiesOfLearners(tx) : [],
  }
}

type Filtered = Omit<TrainingOptions, 'query'> & {
  readonly query: Omit<TrainingQuery, 'page' | 'size' | 'sort'>
}

/** All who match the filters but those by state; people of a company with where they stand. */
async function scopedRows(tx: Tx, { query, scope, now }: Filtered): Promise<TrainingRow[]> {
  const rows = await trainingRows(tx, { ...query, scope }, now)
  if (scope.kind !== 'company') return rows
  const userIds = rows.map(({ id }) => id)
  const standingsOf = await withStandings(tx, { companyId: scope.companyId, userIds, now })
  return rows.map((row) => ({ ...row, cells: standingsOf(row.id, row.cells) }))
}

/** Everyone whom the matrix lists with these filters, on all its pages. */
export async function matchingLearners(tx: Tx, { query, scope, now }: Filtered): Promise<number[]> {
  const rows = rowsInState(await scopedRows(tx, { query, scope, now }), query)
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
  const found = rowsInState(await scopedRows(tx, { query, scope, now }), query)
  const rows = rowsInOrder(found, query.sort)
  const lines = rows.flatMap(({ firstName, lastName, email, companyName, state, cells }) =>
    cells
      .filter(({ module }) => query.module === '' || module === query.module)
      .map((cell) => [
        ...[`${firstName} ${lastName}`, email, companyName, state, cell.module, titleOf(cell.module)],
        ...[cell.state, cell.dueOn, cell.updatedAt, cell.selfReported ?? null],
        ...(scope.kind === 'company' ? standingOf(cell) : []),
      ]),
  )
  return toCsv(scope.kind === 'company' ? [...HEADER, ...COMPANY_HEADER] : HEADER, lines)
}

const COMPANY_HEADER = ['Required', 'Standing', 'Until', 'Trained by']

function standingOf({ standing }: TrainingCell) {
  if (!standing) return ['no', null, null, null]
  const { isRequired, state, until, trainedBy = null } = standing
  return [isRequired ? 'yes' : 'no', state, until, trainedBy]
}

const titleOf = (module: string) => CORE_MODULES.find(({ code }) => code === module)?.title ?? module
