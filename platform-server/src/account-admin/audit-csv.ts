import type { AuditRecord } from '@platform/shared-contracts/http'
import { toCsv } from '../lib/csv.ts'

const COLUMNS = [
  'Time (UTC)',
  'Actor',
  'Event',
  'Kind',
  'Network address',
  'Action',
  'Subject',
  'Before',
  'After',
]

/** A line for each entry; for platform operators with the tenant. */
export function auditCsv(records: readonly AuditRecord[], { hasTenant }: { readonly hasTenant: boolean }) {
  const tenantOf = ({ tenant }: AuditRecord) => (hasTenant ? [tenant ?? 'platform'] : [])
  const rows = records.map((record) => [...cellsOf(record), ...tenantOf(record)])
  return toCsv([...COLUMNS, ...(hasTenant ? ['Tenant'] : [])], rows)
}

function cellsOf({ at, actor, sentence, group, address, action, subject, before, after }: AuditRecord) {
  return [at, actor, sentence, group, address, action, subject, asText(before), asText(after)]
}

function asText(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
