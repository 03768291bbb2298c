import type { CompanyImportReport, ImportField } from '@platform/shared-contracts/http'
import { csvText, firstRecords } from '../../lib/csv.ts'
import { saveFile } from '../../lib/save-file.ts'

const CSV = 'text/csv;charset=utf-8'

export interface FileColumn {
  readonly header: string
  /** Of the first row, to distinguish the columns. */
  readonly sample: string
}

/** The named columns of a CSV text with a header row, each name once. */
export function columnsOf(csv: string): readonly FileColumn[] {
  const [headers = [], first = []] = firstRecords(csv, 2)
  return headers.flatMap((header, at) =>
    header !== '' && headers.indexOf(header) === at ? [{ header, sample: first[at] ?? '' }] : [],
  )
}

/** A file with the header row only, in the names that are recognized. */
export function saveTemplate(headers: readonly string[]): void {
  saveFile(csvText([headers]), 'people-template.csv', CSV)
}

export function saveFaults(
  faults: CompanyImportReport['faults'],
  headers: readonly string[],
  fields: Readonly<Record<ImportField, string>>,
): void {
  const rows = faults.map(({ line, field, value, message }) => [String(line), fields[field], value, message])
  const text = csvText([headers, ...rows])
  saveFile(text, 'people-errors.csv', CSV)
}
