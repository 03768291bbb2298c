import { MAX_BULK } from '@platform/shared-contracts/http'
import { ProblemError } from './problem.ts'

/** More rows match than one request may change; none was changed. */
export function tooManyMatch(): ProblemError {
  return new ProblemError(
    422,
    `More than ${MAX_BULK} match. Nothing was changed. Narrow the filters and try again.`,
    { code: 'too-many' },
  )
}
