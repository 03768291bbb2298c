import Papa from 'papaparse'
import type { CompanyImportReport, ImportField } from '@platform/shared-contracts/http'
import { saveFile } from '../../lib/save-file.ts'

/** Lets a spreadsheet know the encoding. */
const BYTE_ORDER_MARK = '\uFEFF'
const CSV = 'text/csv;charset=utf-8'

export interface FileColumn {
  readonly header: string
  /** Of the first row, to tell columns apart. */
  readonly sample: string
}

/** The named columns of a CSV text with a header row, each name once. */
export function columnsOf(csv: string): readonly FileColumn[] {
  const { data } = Papa.parse<string[]>(csv, { delimiter: ',', preview: 2, skipEmptyLines: 'greedy' })
  const [headers = [], first = []] = data.map((cells) => cells.map((cell) => cell.trim()))
  return headers.flatMap((header, at) =>
    header !== '' && headers.indexOf(header) === at ? [{ header, sample: first[at] ?? '' }] : [],
  )
}

/** A file with the header row only, in the names that are recognized. */
export function saveTemplate(headers: readonly string[]): void {
  saveFile(BYTE_ORDER_MARK + Papa.unparse([headers]), 'people-template.csv', CSV)
}

export function saveFaults(
  faults: CompanyImportReport['faults'],
  headers: readonly string[],
  fields: Readonly<Record<ImportField, string>>,
): void {
  const rows = faults.map(({ line, field, value, message }) => [String(line), fields[field], value, message])
  // Values come from the file: a spreadsheet must not run one as a formula.
  const text = Papa.unparse([headers, ...rows], { escapeFormulae: true })
  saveFile(BYTE_ORDER_MARK + text, 'people-errors.csv', CSV)
}
