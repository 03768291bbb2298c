import type {
  TrainingMatrix,
  TrainingQuery,
  TrainingRow,
  TrainingSort,
} from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { countCells, codesWhere } from '../domain/training-index/cell-code.rule.ts'
import { placeOf } from '../domain/training-index/compute-entries.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyTrainingIndex as index } from '../lib/data/schema/company/training-index.ts'
import { isNamed } from './sql-training-records.ts'
import { companySummaryOf, isWanted } from './training-matrix.rule.ts'

interface MatrixOptions {
  readonly query: TrainingQuery
  readonly companyId: number
}

/** From the index of the company, which the caller has refreshed. */
export async function companyMatrix(tx: Tx, options: MatrixOptions): Promise<TrainingMatrix> {
  const { page, size } = options.query
  const { total, people, idle, cells } = await figuresOf(tx, options)
  return {
    items: await pageOf(tx, options),
    ...{ total, page, size },
    summary: companySummaryOf(countCells(cells), { people, idle }),
    companies: [],
  }
}

/** Everyone who matches the filters but those by state. */
function fits({ query, companyId }: MatrixOptions): SQL | undefined {
  const { department, site, jobRole } = query
  return and(
    eq(index.companyId, companyId),
    department ? eq(index.department, department) : undefined,
    site ? eq(index.site, site) : undefined,
    jobRole ? eq(index.jobRole, jobRole) : undefined,
    isNamed(index, query),
  )
}

async function figuresOf(tx: Tx, options: MatrixOptions) {
  const [row] = await tx
    .select({
      people: count(),
      idle: sql<number>`count(*) filter (where ${index.lastActivityAt} is null)::int`,
      total: sql<number>`count(*) filter (where ${hasWanted(options.query)})::int`,
      cells: sql<string>`coalesce(string_agg(${cellsOf(options.query)}, ''), '')`,
    })
    .from(index)
    .where(fits(options))
  return row ?? { people: 0, idle: 0, total: 0, cells: '' }
}

/** The codes of all modules, or of the chosen one; none for a module that does not exist. */
function cellsOf({ module }: TrainingQuery): SQL {
  return module === '' ? sql`${index.cells}` : sql`substr(${index.cells}, ${placeOf(module)}::int, 1)`
}

/** People who have a module, or the chosen one, in the wanted state. */
function hasWanted(query: TrainingQuery): SQL {
  const { status, standing } = query
  if (!status && !standing) return sql`true`
  const codes = codesWhere((cell) => isWanted(cell, { status, standing }))
  return sql`${cellsOf(query)} ~ ${`[${codes}]`}`
}

async function pageOf(tx: Tx, options: MatrixOptions): Promise<TrainingRow[]> {
  const { page, size, sort } = options.query
  const rows = await tx
    .select({ row: index.row })
    .from(index)
    .where(and(fits(options), hasWanted(options.query)))
    .orderBy(...ORDERS[sort])
    .limit(size)
    .offset((page - 1) * size)
  return rows.map(({ row }) => row)
}

const BY_NAME = [asc(index.lastName), asc(index.firstName), asc(index.userId)]
const ORDERS: Readonly<Record<TrainingSort, readonly SQL[]>> = {
  name: BY_NAME,
  '-name': [desc(index.lastName), desc(index.firstName), desc(index.userId)],
  done: [asc(index.completed), ...BY_NAME],
  '-done': [desc(index.completed), ...BY_NAME],
  // Who never did anything comes last in both.
  last: [sql`${index.lastActivityAt} asc nulls last`, ...BY_NAME],
  '-last': [sql`${index.lastActivityAt} desc nulls last`, ...BY_NAME],
}
