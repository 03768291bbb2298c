import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { guardedLookup } from '../directories/guarded-connection.ts'
import { PRIVATE_ADDRESS } from '../directories/directory-failure.rule.ts'
import { isRefusedAddress } from '../../lib/network/private-address.ts'

export interface GuardedRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type GuardedFetch = (address: string, request?: GuardedRequest) => Promise<Response>

/** Key sets, tokens, scores and the answers of record stores are a few kilobytes. */
const MAX_BYTES = 512 * 1024
const TIMEOUT_MS = 10_000
const OWN_MACHINE = ['localhost', '127.0.0.1']
const WITHOUT_BODY = [204, 205, 304]

/**
 * Requests to a server whose address a customer gave: public addresses and `allowed` private networks
 * only, encrypted, no redirect, limited in time and size. The name is resolved once, by the connection itself.
 */
export function createGuardedFetch(allowed: readonly string[], timeoutMs = TIMEOUT_MS): GuardedFetch {
  const lookup = guardedLookup(allowed)
  return async (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(address)
    refuseAddress(url, allowed)
    const options: RequestOptions = {
      method,
      lookup,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
      signal: AbortSignal.timeout(timeoutMs),
    }
    return send(url, options, body)
  }
}

function refuseAddress({ protocol, hostname }: URL, allowed: readonly string[]): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isPlainHere = protocol === 'http:' && OWN_MACHINE.includes(host)
  if (protocol !== 'https:' && !isPlainHere) throw new Error('Only https addresses are requested.')
  if (isIP(host) && isRefusedAddress(host, allowed))
    throw Object.assign(new Error('The address is in a private network that is not allowed.'), {
      code: PRIVATE_ADDRESS,
    })
}

function send(url: URL, options: RequestOptions, body: string | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp
    const sent = start(url, options, (incoming) => {
      const chunks: Buffer[] = []
      let bytes = 0
      incoming.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_BYTES) sent.destroy(new Error('The answer is too large.'))
        else chunks.push(chunk)
      })
      incoming.on('error', reject)
      incoming.on('end', () => {
        const { statusCode: status = 502 } = incoming
        const content = WITHOUT_BODY.includes(status) ? null : Buffer.concat(chunks)
        resolve(new Response(content, { status, headers: retryAfterOf(incoming) }))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The only header of an answer that callers read. */
function retryAfterOf({ headers }: IncomingMessage): Record<string, string> {
  const value = headers['retry-after']
  return value === undefined ? {} : { 'retry-after': value }
}
