import { MAX_BULK } from '@platform/shared-contracts/http'
import { ProblemError } from './problem.ts'

/**
 * Refuses a change of more rows than one request may change, or of another number than the person confirmed. Call it in
 * the transaction that changes them: none was changed.
 */
export function checkMatchCount(found: number, expected: number | undefined): void {
  if (found > MAX_BULK) throw new ProblemError(422, 'too-many', { values: { limit: MAX_BULK } })
  if (expected !== undefined && found !== expected)
    throw new ProblemError(409, 'count-changed', { values: { found } })
}
