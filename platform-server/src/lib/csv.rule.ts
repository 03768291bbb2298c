/** One record of a file, with the line on which it starts, from 1. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

const TOKEN = /"((?:[^"]|"")*)"|([^",\r\n]*)/y

/**
 * Records of a CSV file (RFC 4180): quoted cells may hold commas, quotes and line breaks. Empty lines are left out, a
 * byte order mark too.
 */
export function csvRecords(text: string): readonly CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '')
  const records: CsvRecord[] = []
  let at = 0
  let line = 1
  while (at < source.length) {
    const record = readRecord(source, at)
    if (record.cells.some((cell) => cell !== '')) records.push({ line, cells: record.cells })
    line += source.slice(at, record.end).split('\n').length - 1
    at = record.end
  }
  return records
}

function readRecord(
  source: string,
  start: number,
): { readonly cells: readonly string[]; readonly end: number } {
  const cells: string[] = []
  let at = start
  for (;;) {
    const cell = readCell(source, at)
    cells.push(cell.text)
    if (source[cell.end] !== ',') return { cells, end: afterBreak(source, cell.end) }
    at = cell.end + 1
  }
}

function readCell(source: string, at: number): { readonly text: string; readonly end: number } {
  TOKEN.lastIndex = at
  const match = TOKEN.exec(source)
  const text = match?.[1]?.replaceAll('""', '"') ?? match?.[2] ?? ''
  return { text: text.trim(), end: at + (match?.[0].length ?? 0) }
}

/** Text between a closing quote and the next comma is not valid CSV; the record ends there. */
function afterBreak(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  return end < 0 ? source.length : end + 1
}
