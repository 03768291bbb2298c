/**
 * What an answer to some statements means. `split`: a store takes all or none, so that halves find the one at fault.
 * `compare`: it has a statement with this id. `later`: the statements are not at fault.
 */
export type Verdict = 'taken' | 'split' | 'compare' | 'rejected' | 'later'

const CONFLICT = 409
const TOO_MANY = 429
const REQUEST_TIMEOUT = 408
/** About the address or the key, not about what was sent. */
const OF_CONNECTION = [401, 403, 404, 405, 407]

export function verdictOf(status: number, statements: number): Verdict {
  if (status >= 200 && status < 300) return 'taken'
  if (isAboutConnection(status)) return 'later'
  if (statements > 1) return 'split'
  return status === CONFLICT ? 'compare' : 'rejected'
}

function isAboutConnection(status: number): boolean {
  if (status < 400 || status >= 500) return true
  return status === TOO_MANY || status === REQUEST_TIMEOUT || OF_CONNECTION.includes(status)
}

const FIRST_MS = 10_000
const LONGEST_MS = 60 * 60_000
/** A store that asks for more is tried again after a day. */
const LONGEST_WISH_MS = 24 * 60 * 60_000

/** How long to wait after so many failures in a row, at least as long as the store requested. */
export function pauseMs(failures: number, wishMs: number | null): number {
  const own = Math.min(FIRST_MS * 2 ** Math.min(failures - 1, 20), LONGEST_MS)
  return Math.max(own, Math.min(wishMs ?? 0, LONGEST_WISH_MS))
}

/** `Retry-After`: seconds, or a date; `null` for neither. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1_000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
