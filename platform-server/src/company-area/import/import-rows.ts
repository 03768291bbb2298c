import {
  CompanyEmail,
  CompanyPersonRequest,
  IMPORT_FIELDS,
  MAX_IMPORT,
  type CompanyImportRequest,
  type ImportField,
} from '@platform/shared-contracts/http'
import { csvRecords } from '../../lib/read-csv.ts'
import { fieldProblems } from '../../locales/en/field-problems.ts'
import { ProblemError } from '../../lib/problem.ts'
import { columnPlaces, type ColumnPlaces } from './import-columns.rule.ts'

/** What a row says of a person; a field whose column is missing is not among the values. `email` may be empty. */
export interface ImportRow {
  readonly line: number
  readonly email: string
  readonly values: Partial<Record<ImportField, string>>
}

/** `message` is a sentence of the source language's `fieldProblems`, from a schema or from `fieldProblems` itself. */
export interface ImportFault {
  readonly line: number
  readonly field: ImportField
  readonly value: string
  readonly message: string
}

export interface ReadImport {
  readonly headers: readonly string[]
  readonly columns: ColumnPlaces
  readonly rows: readonly ImportRow[]
  readonly faults: readonly ImportFault[]
}

/** Rows of the file with what is wrong with them. Errors: 422 at `csv` or `columns`. */
export function readImport({
  csv,
  columns: chosen,
}: Pick<CompanyImportRequest, 'csv' | 'columns'>): ReadImport {
  const { headers, records } = tableOf(csv)
  const columns = columnPlaces(headers, chosen)
  if (columns.email === undefined && columns.employeeNumber === undefined)
    throw new ProblemError(422, 'invalid:csv-columns', { field: 'columns' })
  const seen = new Set<string>()
  const rows: ImportRow[] = []
  const faults: ImportFault[] = []
  for (const { line, cells } of records) {
    const fields = fieldsOf(cells, columns)
    const email = emailOf(fields)
    const own = [...faultsOf(fields), ...repeated(email, fields, seen)]
    faults.push(...own.map((fault) => ({ line, value: fields[fault.field] ?? '', ...fault })))
    if (own.length === 0) rows.push({ line, email, values: fields })
  }
  return { headers, columns, rows, faults }
}

/** An address or a number that an earlier row has; and a row with neither, by which no one is found. */
function repeated(email: string, { employeeNumber = '' }: Fields, seen: Set<string>) {
  const number = employeeNumber.trim().toLowerCase()
  if (email === '' && number === '') return [{ field: 'email', message: fieldProblems.importNoKey }] as const
  const faults = [
    ...(email !== '' && seen.has(email) ? ([TWICE] as const) : []),
    ...(number !== '' && seen.has(`#${number}`) ? ([NUMBER_TWICE] as const) : []),
  ]
  seen.add(email).add(`#${number}`)
  return faults
}

const TWICE = { field: 'email', message: fieldProblems.importTwice } as const
const NUMBER_TWICE = { field: 'employeeNumber', message: fieldProblems.importNumberTwice } as const

function tableOf(csv: string) {
  const [head, ...records] = csvRecords(csv)
  const rows = records.length
  if (rows === 0) throw new ProblemError(422, 'invalid:csv-empty', { field: 'csv' })
  if (rows > MAX_IMPORT)
    throw new ProblemError(422, 'invalid:csv-long', { values: { rows, limit: MAX_IMPORT }, field: 'csv' })
  return { headers: head?.cells ?? [], records }
}

type Fields = Partial<Record<ImportField, string>>

const emailOf = ({ email = '' }: Fields) => email.trim().toLowerCase()

function fieldsOf(cells: readonly string[], columns: ColumnPlaces): Fields {
  return Object.fromEntries(
    Object.entries(columns).map(([field, place]) => [field, cells[place] ?? '']),
  ) as Fields
}

const SCHEMAS = { ...CompanyPersonRequest.shape, email: CompanyEmail, supervisorEmail: CompanyEmail }
const OPTIONAL: readonly ImportField[] = ['email', 'supervisorEmail']

/** By the schemas of the form, so that a file and the form accept the same people. */
function faultsOf(fields: Fields): { readonly field: ImportField; readonly message: string }[] {
  return IMPORT_FIELDS.flatMap((field) => {
    const value = fields[field]
    if (value === undefined) return []
    if (OPTIONAL.includes(field) && value === '') return []
    const { error } = SCHEMAS[field].safeParse(value)
    return error ? [{ field, message: error.issues[0]?.message ?? '' }] : []
  })
}
