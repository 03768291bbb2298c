/** Row 0 is the row of the column headers. */
export interface GridPosition {
  readonly row: number
  readonly column: number
}

export interface GridSize {
  /** With the row of the column headers. */
  readonly rows: number
  readonly columns: number
  /** How many rows are in view. */
  readonly page: number
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
}

type Move = (at: GridPosition, size: GridSize) => GridPosition

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  // From the headers down it is one page, and back up to the first person, not to the headers.
  PageUp: ({ row, column }, { page }) => ({ row: row === 0 ? 0 : Math.max(1, row - page), column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
}

const MOVES_WITH_CTRL: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 1, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}

/** Where a key leads in a grid, as the ARIA grid pattern has it; `null` for a key that is no move. */
export function gridMove({ key, ctrlKey }: Pressed, at: GridPosition, size: GridSize): GridPosition | null {
  const to = (ctrlKey ? MOVES_WITH_CTRL : MOVES)[key]?.(at, size)
  return to ? { row: within(to.row, size.rows), column: within(to.column, size.columns) } : null
}

const within = (at: number, count: number) => Math.min(Math.max(at, 0), Math.max(count - 1, 0))
