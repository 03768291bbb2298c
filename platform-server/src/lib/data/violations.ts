const UNIQUE = '23505'
const EXCLUSION = '23P01'

/** Drizzle wraps the driver's error; the SQLSTATE is on the innermost one. */
function stateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, cause } = error as Error & { code?: unknown }
  return typeof code === 'string' ? code : stateOf(cause)
}

/** Another transaction inserted the same value first. */
export function isUniqueViolation(error: unknown): boolean {
  return stateOf(error) === UNIQUE
}

/** Another transaction inserted a row first that this one may not overlap. */
export function isExclusionViolation(error: unknown): boolean {
  return stateOf(error) === EXCLUSION
}
