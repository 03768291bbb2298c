import { causesOf } from '../causes.ts'
import { isDiskFull } from '../process/disk-space.ts'
import { UnavailableError } from '../unavailable.ts'

/** Of PostgreSQL: canceled by a limit, a lock that was not free, too many connections, shutting down, out of resources. */
const CODES = /^(57014|57P0[1-5]|55P03|25P0[34]|53...|08...)$/
/** Of Node and of pg, which gives most of its own no code. */
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
export const LATE_ANSWER = 'Query read timeout'
const MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/

/** The same error, or an `UnavailableError` where the database cannot be reached or took too long. */
export function namedFault(error: unknown): unknown {
  if (causesOf(error).some(isUnavailable))
    return new UnavailableError('The database does not respond, or took too long.', { cause: error })
  return error
}

function isUnavailable({ code, message }: NodeJS.ErrnoException): boolean {
  if (isDiskFull({ code })) return false
  return (
    (typeof code === 'string' && (CODES.test(code) || NETWORK.test(code))) || MESSAGES.test(message ?? '')
  )
}
