import { UnavailableError } from '../unavailable.ts'

/** Of PostgreSQL: cancelled by a limit, a lock that was not free, too many connections, shutting down, out of resources. */
const CODES = /^(57014|57P0[1-5]|55P03|25P0[34]|53...|08...)$/
/** Of Node and of pg, which gives most of its own no code. */
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
export const LATE_ANSWER = 'Query read timeout'
const MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/

/** The same error, or an `UnavailableError` where the database cannot be reached or took too long. */
export function namedFault(error: unknown): unknown {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (isUnavailable(at))
      return new UnavailableError('The database does not answer, or took too long.', { cause: error })
  return error
}

function isUnavailable(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (CODES.test(code) || NETWORK.test(code))) return true
  return MESSAGES.test(error.message)
}
