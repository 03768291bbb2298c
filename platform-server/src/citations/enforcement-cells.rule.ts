/** What is wrong with one cell; ends the reading of its row. */
export class CellFault extends Error {
  readonly column: string

  constructor(column: string, fault: string) {
    super(`${column} ${fault}`)
    this.column = column
  }
}

const LARGEST = 2_147_483_647

/** The cells of one row by the names of their columns. */
export class Cells {
  private readonly columns: readonly string[]
  private readonly cells: readonly string[]

  constructor(columns: readonly string[], cells: readonly string[]) {
    this.columns = columns
    this.cells = cells
  }

  text(column: string): string {
    return this.cells[this.columns.indexOf(column)] ?? ''
  }

  required(column: string): string {
    const text = this.text(column)
    if (text === '') throw new CellFault(column, 'is empty')
    return text
  }

  matching(column: string, pattern: RegExp, wanted: string): string {
    const text = this.required(column).toUpperCase()
    if (!pattern.test(text)) throw new CellFault(column, `is not ${wanted}`)
    return text
  }

  optionalMatching(column: string, pattern: RegExp, wanted: string): string | null {
    return this.text(column) === '' ? null : this.matching(column, pattern, wanted)
  }

  /** A whole number, or nothing. */
  count(column: string): number | null {
    const text = this.text(column)
    if (text === '') return null
    const number = Number(text)
    if (!Number.isInteger(number) || number < 0 || number > LARGEST)
      throw new CellFault(column, 'is not a whole number')
    return number
  }

  /** Dollars in the file, cents here; nothing is 0. */
  cents(column: string): number {
    const cents = Math.round(Number(this.text(column).replace(/[$,]/g, '')) * 100)
    if (!Number.isInteger(cents) || cents < 0 || cents > LARGEST)
      throw new CellFault(column, 'is not an amount in dollars')
    return cents
  }

  requiredDay(column: string): string {
    this.required(column)
    return this.day(column) ?? ''
  }

  /** `2025-03-31`, with or without a time, or `3/31/2025`. */
  day(column: string): string | null {
    const text = this.text(column)
    if (text === '') return null
    const day = isoDay(text)
    if (!isDay(day)) throw new CellFault(column, 'is not a date such as 2025-03-31')
    return day
  }
}

function isoDay(text: string): string {
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text.slice(0, 10)
}

/** A day such as February 30 would silently become another one. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
