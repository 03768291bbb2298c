const TLS_ERROR = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|HOSTNAME_)/
/** Of domain/directories/guarded-connection.ts. */
const PRIVATE_ADDRESS = 'EPRIVATE'

/** Why a request got no answer. */
export function connectionOutcome(error: unknown): 'unreachable' | 'timeout' | 'not-allowed' | 'untrusted' {
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown }
  if (code === PRIVATE_ADDRESS) return 'not-allowed'
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT') return 'timeout'
  return typeof code === 'string' && TLS_ERROR.test(code) ? 'untrusted' : 'unreachable'
}
