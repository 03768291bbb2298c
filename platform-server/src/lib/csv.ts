import { stringify } from 'csv-stringify/sync'

type Value = string | number | boolean | null

/** csv-stringify's own rule looks at the first character only, and a spreadsheet ignores the spaces before a formula. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/

const OPTIONS = {
  bom: true,
  record_delimiter: 'windows',
  cast: {
    string: (value: string) => (FORMULA.test(value) ? `'${value}` : value),
    boolean: String,
  },
}

/**
 * A table for spreadsheets: UTF-8 with a byte order mark, so that they read accents. Text that a spreadsheet would read
 * as a formula starts with an apostrophe: a user's name must not run as code in the reader's program.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Value[])[]): string {
  return stringify([header, ...rows], OPTIONS)
}

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** Makes the browser save the response as a file of that name. */
export function asFile(name: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' }
}
