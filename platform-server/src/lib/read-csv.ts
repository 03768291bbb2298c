import { CsvError, parse, type InfoRecord } from 'csv-parse/sync'

/** One record of a file, with the line on which it starts, from 1. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

const OPTIONS = { bom: true, record_delimiter: '\n', relax_column_count: true, relax_quotes: true }

/**
 * Records of a CSV file (RFC 4180), without empty ones. A quote that is never closed ends with the file. Semicolons or
 * tabs in a header without commas separate the cells instead: spreadsheets of some regions write them.
 */
export function csvRecords(text: string): readonly CsvRecord[] {
  // The parser counts a line break of two characters inside quotes twice.
  return parseToEnd(text.replaceAll('\r\n', '\n'))
}

function parseToEnd(text: string): readonly CsvRecord[] {
  const records: CsvRecord[] = []
  let line = 1
  const collect = (record: readonly string[], { lines }: InfoRecord) => {
    const cells = record.map((cell) => cell.trim())
    if (cells.some((cell) => cell !== '')) records.push({ line, cells })
    line = lines + 1
    // Nothing is collected by the parser itself: a file may consist of millions of empty lines.
    return null
  }
  try {
    parse(text, { ...OPTIONS, delimiter: delimiterOf(text), on_record: collect })
    return records
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return parseToEnd(`${text}"`)
    throw error
  }
}

function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  return [',', ';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ','
}
