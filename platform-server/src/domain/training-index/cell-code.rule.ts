import { STANDINGS, TRAINING_STATES } from '@platform/shared-contracts/http'
import type { StandingState, TrainingState } from '@platform/shared-contracts/http'

/** What the index stores of a person in one module. */
export interface IndexedCell {
  readonly state: TrainingState
  /** Left out for a person of whom the company sees no training. */
  readonly standing?: { readonly state: StandingState; readonly isRequired: boolean } | undefined
}

const PLACES = [
  undefined,
  ...STANDINGS.flatMap((state) => [false, true].map((isRequired) => ({ state, isRequired }))),
]

/** Every cell that can be. */
export const CELLS: readonly IndexedCell[] = TRAINING_STATES.flatMap((state) =>
  PLACES.map((standing) => ({ state, ...(standing && { standing }) })),
)
/** Every code is one letter, so that it stands for itself in a regular expression. */
const FIRST_CODE = 0x100
const codeAt = (at: number) => String.fromCharCode(FIRST_CODE + at)

/** What the codes mean. */
const CELL_OF: ReadonlyMap<string, IndexedCell> = new Map(CELLS.map((cell, at) => [codeAt(at), cell]))

const keyOf = ({ state, standing }: IndexedCell) =>
  `${state} ${standing ? `${standing.state} ${standing.isRequired}` : ''}`
const codes = new Map(CELLS.map((cell, at) => [keyOf(cell), codeAt(at)]))

/** The code that stands for a cell. */
export function cellCode(cell: IndexedCell): string {
  const code = codes.get(keyOf(cell))
  if (code === undefined) throw new Error(`A cell cannot be ${keyOf(cell)}`)
  return code
}

/** The codes of all cells that are like this. */
export const codesWhere = (isWanted: (cell: IndexedCell) => boolean): string =>
  [...CELL_OF].flatMap(([code, cell]) => (isWanted(cell) ? [code] : [])).join('')

/** How many cells are alike, in codes of many people. */
export function countCells(found: string): { cell: IndexedCell; total: number }[] {
  const totals = new Map<string, number>()
  for (const code of found) totals.set(code, (totals.get(code) ?? 0) + 1)
  return [...totals].flatMap(([code, total]) => {
    const cell = CELL_OF.get(code)
    return cell ? [{ cell, total }] : []
  })
}
