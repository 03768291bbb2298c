import type { CitationImportReport, CitationImportRequest } from '@platform/shared-contracts/http'
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../lib/data/database.ts'
import { citedInspections, citedViolations } from '../lib/data/schema/content/citations.ts'
import { ProblemError } from '../lib/problem.ts'
import {
  readEnforcementFile,
  type EnforcementFile,
  type InspectionRow,
  type RefusedRow,
  type ViolationRow,
} from './enforcement-file.ts'

const MAX_REFUSED = 200
const ROWS_AT_ONCE = 500

type Changes = Pick<CitationImportReport, 'added' | 'updated' | 'removed'>

/** Imports the rows that can be read, and reports for every other row why it cannot. */
export async function importCitations(
  tx: Tx,
  tenantId: number,
  { csv, isDryRun }: CitationImportRequest,
  now: Date,
): Promise<CitationImportReport> {
  const file = readEnforcementFile(csv)
  if (!file) throw new ProblemError(422, 'columns-unknown')
  const { changes, unknown } =
    file.kind === 'inspections'
      ? { changes: await takeInspections(tx, { tenantId, file, isDryRun, now }), unknown: [] }
      : await takeViolations(tx, { tenantId, file, isDryRun })
  const refused = [...file.refused, ...unknown].toSorted((one, other) => one.line - other.line)
  return {
    kind: file.kind,
    isDryRun,
    rows: file.rowCount,
    ...changes,
    refusedRows: refused.length,
    refused: refused.slice(0, MAX_REFUSED),
  }
}

interface Taking<Kind> {
  readonly tenantId: number
  readonly file: Extract<EnforcementFile, { kind: Kind }>
  readonly isDryRun: boolean
}

async function takeInspections(
  tx: Tx,
  taking: Taking<'inspections'> & { readonly now: Date },
): Promise<Changes> {
  const { tenantId, file, isDryRun, now } = taking
  const rows = lastOf(
    file.read.map(({ row }) => row),
    ({ activityNr }) => activityNr,
  )
  const known = await knownInspections(
    tx,
    rows.map(({ activityNr }) => activityNr),
  )
  if (!isDryRun)
    for (const part of parts(rows))
      await tx
        .insert(citedInspections)
        .values(
          part.map((row: InspectionRow) => ({
            ...row,
            tenantId,
            source: 'import' as const,
            importedAt: now,
          })),
        )
        .onConflictDoUpdate({
          target: [citedInspections.tenantId, citedInspections.activityNr],
          set: excluded(getTableColumns(citedInspections)),
        })
  const updated = rows.filter(({ activityNr }) => known.has(activityNr)).length
  return { added: rows.length - updated, updated, removed: 0 }
}

async function takeViolations(
  tx: Tx,
  { tenantId, file, isDryRun }: Taking<'violations'>,
): Promise<{ readonly changes: Changes; readonly unknown: readonly RefusedRow[] }> {
  const numbers = [...new Set(file.read.map(({ row }) => row.activityNr))]
  const inspected = await knownInspections(tx, numbers)
  const usable = file.read.filter(({ row }) => inspected.has(row.activityNr))
  const unknown = file.read
    .filter(({ row }) => !inspected.has(row.activityNr))
    .map(({ line }) => ({
      line,
      column: 'activity_nr',
      reason: 'no inspection has this activity_nr. Import the inspection file first',
    }))
  const keyOf = ({ activityNr, citationId }: ViolationRow) => `${activityNr} ${citationId}`
  const before = await knownViolations(tx, [...inspected])
  const upserts = lastOf(
    usable.filter(({ isDeleted }) => !isDeleted).map(({ row }) => row),
    keyOf,
  )
  const gone = usable
    .filter(({ isDeleted, row }) => isDeleted && before.has(keyOf(row)))
    .map(({ row }) => row)
  if (!isDryRun) {
    for (const part of parts(upserts)) await putViolations(tx, tenantId, part)
    for (const { activityNr, citationId } of gone)
      await tx
        .delete(citedViolations)
        .where(and(eq(citedViolations.activityNr, activityNr), eq(citedViolations.citationId, citationId)))
  }
  const updated = upserts.filter((row) => before.has(keyOf(row))).length
  return { changes: { added: upserts.length - updated, updated, removed: gone.length }, unknown }
}

async function putViolations(tx: Tx, tenantId: number, rows: readonly ViolationRow[]): Promise<void> {
  await tx
    .insert(citedViolations)
    .values(rows.map((row) => ({ ...row, tenantId })))
    .onConflictDoUpdate({
      target: [citedViolations.tenantId, citedViolations.activityNr, citedViolations.citationId],
      set: excluded(getTableColumns(citedViolations)),
    })
}

async function knownInspections(tx: Tx, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const part of parts(numbers)) {
    const isOne = inArray(citedInspections.activityNr, [...part])
    const rows = await tx.select({ nr: citedInspections.activityNr }).from(citedInspections).where(isOne)
    for (const { nr } of rows) found.add(nr)
  }
  return found
}

async function knownViolations(tx: Tx, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const part of parts(numbers)) {
    const isOne = inArray(citedViolations.activityNr, [...part])
    const rows = await tx
      .select({ nr: citedViolations.activityNr, id: citedViolations.citationId })
      .from(citedViolations)
      .where(isOne)
    for (const { nr, id } of rows) found.add(`${nr} ${id}`)
  }
  return found
}

/** A file may name one record twice; the later row is the newer one, and one statement may touch it only once. */
function lastOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

function* parts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE)
}

function excluded(columns: Readonly<Record<string, PgColumn>>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
  )
}
