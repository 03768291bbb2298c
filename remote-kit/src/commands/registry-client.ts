import { Problem } from '@platform/shared-contracts/http'
import pRetry from 'p-retry'

/** The platform answered with a 4xx: asking again would not help. */
export class RefusedError extends Error {
  readonly status: number
  readonly problem: Problem
  constructor(status: number, problem: Problem) {
    const fields = Object.entries(problem.fields ?? {}).map(([name, text]) => `${name}: ${text}`)
    // With one field only, the message is often that line already.
    super([problem.message, ...fields.filter((line) => line !== problem.message)].join('\n  '))
    this.status = status
    this.problem = problem
  }
}

/** No answer, or a 5xx, after all attempts. */
export class UnreachableError extends Error {}

/** One of the contract's. */
interface Schema<T> {
  parse(value: unknown): T
}

export interface RegistryClient {
  readonly url: string
  /** Sends JSON and parses the answer. It is repeated while there is none, unless `isOnce`. */
  call<T>(
    method: string,
    path: string,
    body: unknown,
    answer: Schema<T>,
    options?: { readonly isOnce?: boolean },
  ): Promise<T>
  /** Sends the bytes of one file, compressed with brotli when `isBrotli`. */
  put(path: string, bytes: Uint8Array, isBrotli: boolean): Promise<void>
}

export interface RegistryClientOptions {
  readonly url: string
  readonly token: string | undefined
  /** How long to keep trying while there is no answer at all. */
  readonly retryTimeoutMs: number
  /** What every path begins with; the registry's if left out. */
  readonly root?: string
}

const PAUSES = { factor: 2, minTimeout: 200, maxTimeout: 2_000 }

export function createRegistryClient({
  url,
  token,
  retryTimeoutMs,
  root = '/api/registry',
}: RegistryClientOptions): RegistryClient {
  const base = `${url.replace(/\/+$/, '')}${root}`
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}

  function send(path: string, init: RequestInit, isOnce = false): Promise<Response> {
    const headers = { ...authorization, ...init.headers }
    return pRetry(() => attempt(`${base}${path}`, { ...init, headers }), {
      ...PAUSES,
      retries: isOnce ? 0 : Number.POSITIVE_INFINITY,
      maxRetryTime: retryTimeoutMs,
      shouldRetry: ({ error }) => error instanceof UnreachableError,
    })
  }

  async function attempt(target: string, init: RequestInit): Promise<Response> {
    const response = await fetch(target, init).catch((error: unknown) => {
      throw new UnreachableError(`${url}: ${reasonOf(error)}`)
    })
    if (response.ok) return response
    const problem = await problemOf(response)
    if (response.status < 500) throw new RefusedError(response.status, problem)
    throw new UnreachableError(`${url}: ${response.status} ${problem.message}`)
  }

  return {
    url,
    async call(method, path, body, answer, { isOnce = false } = {}) {
      const json = body === undefined ? {} : { body: JSON.stringify(body) }
      const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' }
      const response = await send(path, { method, headers, ...json }, isOnce)
      try {
        return answer.parse(response.status === 204 ? null : await response.json())
      } catch {
        throw new UnreachableError(
          `${url} answered, but not as a platform that fits this version of the kit. Check the URL.`,
        )
      }
    },
    async put(path, bytes, isBrotli) {
      const encoding: Record<string, string> = isBrotli ? { 'content-encoding': 'br' } : {}
      const headers = { 'content-type': 'application/octet-stream', ...encoding }
      await send(path, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    },
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const parsed = Problem.safeParse(await response.json().catch(() => null))
  return parsed.success ? parsed.data : { message: `${response.status} ${response.statusText}` }
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
