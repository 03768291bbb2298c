const BOM = '\uFEFF'

type Value = string | number | boolean | null

/**
 * A table for spreadsheets: UTF-8 with a byte order mark, so that they read accents. Text that a spreadsheet would read
 * as a formula starts with an apostrophe: a user's name must not run as code in the reader's program.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Value[])[]): string {
  return BOM + [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** Makes the browser save the response as a file of that name. */
export function asFile(name: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' }
}
