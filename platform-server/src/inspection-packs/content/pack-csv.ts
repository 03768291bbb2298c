import { toCsv } from '../../lib/csv.ts'
import type { PackContent, PackRow } from './pack-content.ts'

const HEADER = [
  ...['Name', 'Email', 'Company', 'Site', 'Department', 'Module', 'Status', 'Assigned', 'Due'],
  ...['Started', 'Completed', 'Score', 'Attempts', 'Language', 'Content version', 'Certificate code'],
  ...['Expires', 'Trained by'],
]

/** A line for each person and module, required or not. */
export function packCsv({ company, rows }: PackContent): string {
  const lines = rows.map((row) => [
    ...[row.name, row.email, company, row.site, row.department, row.module, row.state],
    ...[row.assignedOn, row.dueOn, row.startedOn, row.trainedOn],
    ...certificateCells(row),
    ...[row.until, row.trainer ?? row.trainedBy],
  ])
  return toCsv(HEADER, lines)
}

function certificateCells({ certificate }: PackRow) {
  if (!certificate) return [null, null, null, null, null]
  const { score, attempts, language, contentVersion, code } = certificate
  return [score, attempts, language, contentVersion, code]
}
