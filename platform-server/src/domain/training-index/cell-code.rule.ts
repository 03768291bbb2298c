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
/** Letters only, so that they stand for themselves in a regular expression. */
const FIRST_LETTER = 0x100
const letterOf = (at: number) => String.fromCharCode(FIRST_LETTER + at)

/** What the letters mean. */
const CELL_OF: ReadonlyMap<string, IndexedCell> = new Map(CELLS.map((cell, at) => [letterOf(at), cell]))

const keyOf = ({ state, standing }: IndexedCell) =>
  `${state} ${standing ? `${standing.state} ${standing.isRequired}` : ''}`
const letters = new Map(CELLS.map((cell, at) => [keyOf(cell), letterOf(at)]))

/** The letter that stands for a cell. */
export function cellLetter(cell: IndexedCell): string {
  const letter = letters.get(keyOf(cell))
  if (letter === undefined) throw new Error(`A cell cannot be ${keyOf(cell)}`)
  return letter
}

/** The letters of all cells that are like this. */
export const lettersWhere = (isWanted: (cell: IndexedCell) => boolean): string =>
  [...CELL_OF].flatMap(([letter, cell]) => (isWanted(cell) ? [letter] : [])).join('')

/** How many cells are alike, in letters of many people. */
export function countCells(found: string): { cell: IndexedCell; total: number }[] {
  const totals = new Map<string, number>()
  for (const letter of found) totals.set(letter, (totals.get(letter) ?? 0) + 1)
  return [...totals].flatMap(([letter, total]) => {
    const cell = CELL_OF.get(letter)
    return cell ? [{ cell, total }] : []
  })
}
