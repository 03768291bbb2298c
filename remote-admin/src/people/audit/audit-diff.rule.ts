export interface AuditChange {
  readonly name: string
  /** Undefined where there was nothing. */
  readonly from: unknown
  readonly to: unknown
}

const MAX_CHANGES = 6

/** The fields in which the two differ, by the order of the newer one; at most six, the rest is in the export. */
export function auditDiff(before: unknown, after: unknown): readonly AuditChange[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(to), ...Object.keys(from)])]
  return names
    .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
    .slice(0, MAX_CHANGES)
    .map((name) => ({ name, from: from[name], to: to[name] }))
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

const MAX_LENGTH = 60

/** A recorded value in one short line; `null` for nothing, a boolean as it is, so that it can be put in words. */
export function shortValue(value: unknown): string | boolean | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value
  const text = textOf(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object')
  return isPlainList ? value.join(', ') : JSON.stringify(value)
}
