import { createHash } from 'node:crypto'
import { ProblemError } from '../problem.ts'

/** Hash of the content of a request with an Idempotency-Key; the order of its properties makes no difference. */
export function requestHash(content: unknown): string {
  return createHash('sha256').update(canonical(content)).digest('base64url')
}

/**
 * For a key that was used before: the same request gets the same response, another one is refused. A request from
 * before hashes were stored counts as the same.
 *
 * Errors  409 `key-reused`.
 */
export function refuseOtherRequest(stored: string | null, hash: string): void {
  if (stored === null || stored === hash) return
  throw new ProblemError(409, 'key-reused')
}

function canonical(content: unknown): string {
  return JSON.stringify(content, (_key, value: unknown) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
