import type { DirectoryOutcome } from '@platform/shared-contracts/http'

/** What the server was doing with the directory when it failed. */
export type DirectoryStep = 'start-tls' | 'service-bind' | 'search' | 'person-bind'

/** An LDAP result code (RFC 4511), or the code of a socket or TLS error, or neither. */
export type FailureCode = number | string | undefined

/** Code of a connection that was not made: to a private network. */
export const PRIVATE_ADDRESS = 'EPRIVATE'

const SIZE_LIMIT_EXCEEDED = 4
const CONFIDENTIALITY_REQUIRED = 13
const NO_SUCH_OBJECT = 32
const INVALID_DN = 34
const BUSY = 51
const UNAVAILABLE = 52

const TLS_ERROR = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|HOSTNAME_)/

/** The meaning of a code depends on who was binding: 49 is the service account's or the person's password. */
export function directoryFailure(step: DirectoryStep, code: FailureCode): DirectoryOutcome {
  if (typeof code !== 'number') return connectionFailure(code ?? '')
  if (code === BUSY || code === UNAVAILABLE) return step === 'start-tls' ? 'untrusted' : 'unreachable'
  if (code === CONFIDENTIALITY_REQUIRED) return 'untrusted'
  return BY_STEP[step](code)
}

function connectionFailure(code: string): DirectoryOutcome {
  if (code === PRIVATE_ADDRESS) return 'not-allowed'
  return TLS_ERROR.test(code) ? 'untrusted' : 'unreachable'
}

const BY_STEP: Readonly<Record<DirectoryStep, (code: number) => DirectoryOutcome>> = {
  'start-tls': () => 'untrusted',
  'service-bind': () => 'service-refused',
  search: (code) => {
    if (code === NO_SUCH_OBJECT || code === INVALID_DN) return 'base-missing'
    return code === SIZE_LIMIT_EXCEEDED ? 'person-ambiguous' : 'search-refused'
  },
  'person-bind': () => 'person-refused',
}
