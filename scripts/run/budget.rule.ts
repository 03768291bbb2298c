/** Bytes of JavaScript, brotli, that a visitor's home page needs until it is interactive (decisions/0144). */
export const HOME_BUDGET_BYTES = 129 * 1024
/** The same for a page with data, which also has lists and filters. */
export const DATA_PAGE_BUDGET_BYTES = 132.5 * 1024
/** Bytes of a remote's entry, brotli. */
export const ENTRY_BUDGET_BYTES = 12 * 1024

export interface SizedFile {
  readonly file: string
  readonly bytes: number
}

export interface Budget {
  readonly name: string
  readonly limitBytes: number
  readonly files: readonly SizedFile[]
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

/** One line per budget, with its largest files. `isWithinBudget` is true only if every budget is met. */
export function judgeBudgets(budgets: readonly Budget[]): {
  readonly isWithinBudget: boolean
  readonly lines: readonly string[]
} {
  const judged = budgets.map(({ name, limitBytes, files }) => {
    const bytes = files.reduce((total, file) => total + file.bytes, 0)
    const largest = [...files].sort((left, right) => right.bytes - left.bytes).slice(0, 6)
    const parts = largest.map((file) => `${file.file} ${kilobytes(file.bytes)}`).join(', ')
    const isWithinBudget = bytes <= limitBytes
    const verdict = isWithinBudget ? 'of' : 'MORE THAN'
    return {
      isWithinBudget,
      line: `${name}: ${kilobytes(bytes)} ${verdict} ${kilobytes(limitBytes)} (${parts})`,
    }
  })
  return {
    isWithinBudget: judged.every(({ isWithinBudget }) => isWithinBudget),
    lines: judged.map(({ line }) => line),
  }
}
