import type { CompanyPersonRecord } from '@platform/shared-contracts/http'

/** Fields whose recorded values differ; an empty text counts as none. */
export function changedFields(
  before: unknown,
  after: unknown,
): CompanyPersonRecord['history'][number]['changes'] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)]
  return Object.keys(next)
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(next[field]) }))
    .filter((change) => change.before !== change.after)
}

const fieldsOf = (recorded: unknown): Record<string, unknown> =>
  typeof recorded === 'object' && recorded !== null ? (recorded as Record<string, unknown>) : {}

const textOf = (value: unknown) =>
  value === undefined || value === null || value === '' ? null : String(value)
