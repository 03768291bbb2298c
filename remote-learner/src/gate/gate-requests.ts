import { callApi, readApi } from '@platform/shared-contracts/client'
import { CertificateCheck, GateRoster } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'

type Fetch = Platform['fetch']

/** A person waits: without an answer for so long, the tablet decides by the list that it has. */
const LIMIT_MS = 4_000
const ROSTER_LIMIT_MS = 30_000

/** Errors: status 410 for a gate that was removed, 0 without a network. */
export function fetchRoster(fetch: Fetch, key: string, limitMs = ROSTER_LIMIT_MS) {
  const request = { url: '/gate/roster', method: 'POST', body: { key } } as const
  return callApi(fetch, request, { schema: GateRoster, signal: AbortSignal.timeout(limitMs) })
}

/** What the public check says of a code. */
export function checkCode(fetch: Fetch, code: string) {
  return readApi(
    fetch,
    `/verify/${encodeURIComponent(code)}`,
    CertificateCheck,
    AbortSignal.timeout(LIMIT_MS),
  )
}
