import { STANDINGS } from '@platform/shared-contracts/http'
import type {
  Compliance,
  StandingState,
  TrainingCell,
  TrainingMatrix,
  TrainingQuery,
  TrainingRow,
  TrainingSort,
} from '@platform/shared-contracts/http'
import { isCounted, isCurrent } from '../domain/requirements/standing.rule.ts'

type Filter = Pick<TrainingQuery, 'module' | 'status' | 'standing'>

/** Learners who have a module, or the chosen one, in the wanted state. */
export function rowsInState(
  rows: readonly TrainingRow[],
  { module, status, standing }: Filter,
): readonly TrainingRow[] {
  if (!status && !standing) return rows
  return rows.filter(({ cells }) =>
    chosenCells(cells, module).some((cell) => isWanted(cell, { status, standing })),
  )
}

/** What the filters, the numbers above the matrix and the index know of a cell. */
export interface MatrixCell {
  readonly state: TrainingCell['state']
  readonly standing?: Pick<NonNullable<TrainingCell['standing']>, 'state' | 'isRequired'> | null | undefined
}

export function isWanted(cell: MatrixCell, { status, standing }: Pick<Filter, 'status' | 'standing'>) {
  return (!status || cell.state === status) && (!standing || isIn(cell, standing))
}

/** A module that no one requires and that was never started is not missing. */
function isIn({ standing }: MatrixCell, wanted: StandingState): boolean {
  return standing?.state === wanted && (wanted !== 'not_trained' || standing.isRequired)
}

/** `rows` are by name; rows that are equal keep that order. */
export function rowsInOrder(rows: readonly TrainingRow[], sort: TrainingSort): readonly TrainingRow[] {
  if (sort === 'name') return rows
  if (sort === '-name') return rows.toReversed()
  const way = sort.startsWith('-') ? -1 : 1
  if (sort === 'done' || sort === '-done')
    return rows.toSorted((one, other) => way * (one.completed - other.completed))
  return rows.toSorted((one, other) => compareActivity(one, other, way))
}

/** Instants of one form compare as text. */
function compareActivity(one: TrainingRow, other: TrainingRow, way: 1 | -1): number {
  if (one.lastActivityAt === other.lastActivityAt) return 0
  if (one.lastActivityAt === null) return 1
  if (other.lastActivityAt === null) return -1
  return one.lastActivityAt < other.lastActivityAt ? -way : way
}

/** The numbers above the matrix, for all these learners. */
export function summaryOf(rows: readonly TrainingRow[], module: string): TrainingMatrix['summary'] {
  const cells = rows.flatMap((row) => chosenCells(row.cells, module))
  const having = (wanted: TrainingCell['state']) => cells.filter(({ state }) => state === wanted).length
  return {
    people: rows.length,
    completion: cells.length === 0 ? 0 : having('completed') / cells.length,
    overdue: having('overdue'),
    expired: having('expired'),
    idle: rows.filter(({ lastActivityAt }) => lastActivityAt === null).length,
  }
}

/** How many cells are alike. */
export interface CellCount {
  readonly cell: MatrixCell
  readonly total: number
}

/** The same for a company, by what it requires too. */
export function companySummaryOf(
  counts: readonly CellCount[],
  { people, idle }: Pick<TrainingMatrix['summary'], 'people' | 'idle'>,
): TrainingMatrix['summary'] {
  const having = (wanted: (cell: MatrixCell) => boolean) =>
    counts.reduce((sum, { cell, total }) => (wanted(cell) ? sum + total : sum), 0)
  const all = having(() => true)
  const isRequired = ({ standing }: MatrixCell) => !!standing && isCounted(standing, standing.isRequired)
  const standings = STANDINGS.map((state) => [state, having((cell) => isIn(cell, state))] as const)
  return {
    ...{ people, idle },
    completion: all === 0 ? 0 : having(({ state }) => state === 'completed') / all,
    overdue: having(({ state }) => state === 'overdue'),
    expired: having(({ state }) => state === 'expired'),
    standings: Object.fromEntries(standings) as Record<StandingState, number>,
    compliance: {
      required: having(isRequired),
      current: having((cell) => isRequired(cell) && !!cell.standing && isCurrent(cell.standing)),
    } satisfies Compliance,
  }
}

const chosenCells = (cells: readonly TrainingCell[], module: string) =>
  module === '' ? cells : cells.filter((cell) => cell.module === module)
