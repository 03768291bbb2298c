import { createHash } from 'node:crypto'
import type { Logger } from '../../lib/log.ts'

const REQUEST_TIMEOUT_MS = 2_000
const PREFIX_LENGTH = 5

/**
 * Queries a service that implements the range protocol of Have I Been Pwned, which receives only the first five digits
 * of the SHA-1. Without a response within two seconds the password passes, and the log says so: sign-ups do not depend
 * on it.
 */
export function createBreachedRange(base: string | null, log: Logger) {
  return async (password: string): Promise<boolean> => {
    if (base === null) return false
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    try {
      const url = `${base.replace(/\/$/, '')}/${hash.slice(0, PREFIX_LENGTH)}`
      // Padding prevents an eavesdropper from distinguishing prefixes by the size of their responses.
      const headers = { 'add-padding': 'true', 'user-agent': 'safety-training-platform' }
      const response = await fetch(url, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`the range service responded with ${response.status}`)
      return isListed(await response.text(), hash.slice(PREFIX_LENGTH))
    } catch (error) {
      log.warn(
        { err: error },
        'a new password was not checked against breached passwords: the range service failed',
      )
      return false
    }
  }
}

/** Lines of `SUFFIX:COUNT`; a count of 0 is padding. */
function isListed(answer: string, suffix: string): boolean {
  return answer.split('\n').some((line) => {
    const [listed, count] = line.trim().split(':')
    return listed?.toUpperCase() === suffix && Number(count) > 0
  })
}
