const BOM = '\uFEFF'

type Value = string | number | boolean | null

/**
 * A table for spreadsheets: UTF-8 with a byte order mark, so that they read accents. A text that a spreadsheet would
 * take for a formula starts with an apostrophe: somebody's name must not run in the reader's program.
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

/** Makes the browser keep the answer as a file of that name. */
export function asFile(name: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' }
}
