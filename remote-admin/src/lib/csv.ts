import { parse } from 'csv-parse/browser/esm/sync'
import { stringify } from 'csv-stringify/browser/esm/sync'

/** A quote that is never closed is a fault of the file, which the server reports by its line. */
const READ = {
  record_delimiter: '\n',
  bom: true,
  trim: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
}

/**
 * The first records of a CSV text without empty ones; fields are trimmed. Reads no more than it needs. Empty for a text
 * that cannot be read.
 */
export function firstRecords(csv: string, count: number): readonly (readonly string[])[] {
  const records: string[][] = parse(csv.replaceAll('\r\n', '\n'), {
    ...READ,
    to: count,
    delimiter: [delimiterOf(csv)],
  })
  return records
}

/** Spreadsheets of some regions write semicolons or tabs: what the header has instead of a comma. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.split('\n', 1)
  return [',', ';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ','
}

/** Every field in quotes. A spreadsheet must not run a field as a formula. */
export function csvText(records: readonly (readonly string[])[]): string {
  return stringify([...records], {
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    bom: true,
    eof: false,
  })
}
