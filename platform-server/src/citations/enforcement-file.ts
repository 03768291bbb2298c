import type { CitationImportReport, ViolationType } from '@platform/shared-contracts/http'
import { VIOLATION_TYPES } from '@platform/shared-contracts/http'
import { csvRecords, type CsvRecord } from '../lib/read-csv.ts'
import { Cells, CellFault } from './enforcement-cells.rule.ts'
import { parseStandard } from './standard.rule.ts'

export interface InspectionRow {
  readonly activityNr: string
  readonly establishment: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly naics: string | null
  readonly inspectionType: string | null
  readonly scope: string | null
  readonly employees: number | null
  readonly openedOn: string
  readonly closedOn: string | null
}

export interface ViolationRow {
  readonly activityNr: string
  readonly citationId: string
  readonly standard: string
  readonly section: string
  readonly type: ViolationType
  readonly issuedOn: string
  readonly abateBy: string | null
  readonly initialPenaltyCents: number
  readonly currentPenaltyCents: number
  readonly contestedOn: string | null
  readonly finalOrderOn: string | null
  readonly instances: number | null
  readonly exposed: number | null
  readonly gravity: number | null
}

interface Read<Row> {
  readonly line: number
  readonly row: Row
  /** The file marks this record as withdrawn. */
  readonly isDeleted: boolean
}

export type RefusedRow = CitationImportReport['refused'][number]

export type EnforcementFile = { readonly refused: readonly RefusedRow[]; readonly rowCount: number } & (
  | { readonly kind: 'inspections'; readonly read: readonly Read<InspectionRow>[] }
  | { readonly kind: 'violations'; readonly read: readonly Read<ViolationRow>[] }
)

const INSPECTION_COLUMNS = ['activity_nr', 'estab_name', 'site_state', 'open_date']
const VIOLATION_COLUMNS = ['activity_nr', 'citation_id', 'standard', 'viol_type', 'issuance_date']

/** Rows of one of the Department's two files; `null` when its columns are of neither. */
export function readEnforcementFile(csv: string): EnforcementFile | null {
  const [head, ...records] = csvRecords(csv)
  const columns = head?.cells.map((name) => name.toLowerCase()) ?? []
  const has = (needed: readonly string[]) => needed.every((name) => columns.includes(name))
  if (has(VIOLATION_COLUMNS)) return { kind: 'violations', ...readRows(columns, records, violation) }
  if (has(INSPECTION_COLUMNS)) return { kind: 'inspections', ...readRows(columns, records, inspection) }
  return null
}

function readRows<Row>(
  columns: readonly string[],
  records: readonly CsvRecord[],
  toRow: (cells: Cells) => Row,
) {
  const read: Read<Row>[] = []
  const refused: RefusedRow[] = []
  for (const { line, cells } of records) {
    const row = new Cells(columns, cells)
    try {
      read.push({ line, row: toRow(row), isDeleted: row.text('delete_flag') !== '' })
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      refused.push({ line, column: error.column, reason: error.message })
    }
  }
  return { read, refused, rowCount: records.length }
}

function inspection(cells: Cells): InspectionRow {
  return {
    activityNr: cells.matching('activity_nr', /^\d{1,12}$/, 'a number of at most 12 digits'),
    establishment: cells.required('estab_name').slice(0, 200),
    address: cells.text('site_address').slice(0, 200),
    city: cells.text('site_city').slice(0, 100),
    state: cells.matching('site_state', /^[A-Z]{2}$/, 'a two-letter state'),
    zip: cells.text('site_zip').slice(0, 10),
    naics: cells.optionalMatching('naics_code', /^\d{2,6}$/, '2 to 6 digits'),
    inspectionType: cells.optionalMatching('insp_type', /^[A-L]$/, 'a letter from A to L'),
    scope: cells.optionalMatching('insp_scope', /^[A-D]$/, 'a letter from A to D'),
    employees: cells.count('nr_in_estab'),
    openedOn: cells.requiredDay('open_date'),
    closedOn: cells.day('close_case_date'),
  }
}

function violation(cells: Cells): ViolationRow {
  const standard = parseStandard(cells.required('standard'))
  if (!standard) throw new CellFault('standard', 'is not a standard such as 19260501 B13')
  const type = VIOLATION_TYPES.find((one) => one === cells.text('viol_type').toUpperCase())
  if (!type) throw new CellFault('viol_type', 'is not S, W, R or O')
  return {
    activityNr: cells.matching('activity_nr', /^\d{1,12}$/, 'a number of at most 12 digits'),
    citationId: cells.matching('citation_id', /^[A-Z0-9]{1,12}$/, 'a short code such as 01001A'),
    standard: standard.text,
    section: standard.section,
    type,
    issuedOn: cells.requiredDay('issuance_date'),
    abateBy: cells.day('abate_date'),
    initialPenaltyCents: cells.cents('initial_penalty'),
    currentPenaltyCents: cells.cents('current_penalty'),
    contestedOn: cells.day('contest_date'),
    finalOrderOn: cells.day('final_order_date'),
    instances: cells.count('nr_instances'),
    exposed: cells.count('nr_exposed'),
    gravity: cells.count('gravity'),
  }
}
