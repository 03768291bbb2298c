import type {
  TrainingCell,
  TrainingMatrix,
  TrainingQuery,
  TrainingRow,
} from '@platform/shared-contracts/http'

type Filter = Pick<TrainingQuery, 'module' | 'status'>

/** Learners who have a module, or the chosen one, in the wanted state. */
export function rowsInState(
  rows: readonly TrainingRow[],
  { module, status }: Filter,
): readonly TrainingRow[] {
  if (!status) return rows
  return rows.filter(({ cells }) => chosenCells(cells, module).some(({ state }) => state === status))
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

const chosenCells = (cells: readonly TrainingCell[], module: string) =>
  module === '' ? cells : cells.filter((cell) => cell.module === module)
