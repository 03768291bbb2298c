import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { PageAnswer, Platform, PlatformPage } from '../remote/platform.ts'

export interface ApiRequest {
  /** Path below the API base, with its leading slash: `/modules`. */
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  readonly params?: Readonly<Record<string, string | number | undefined>>
}

export interface ApiError {
  /** HTTP status, or 0 without a response. */
  readonly status: number
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly requestId?: string
}

interface StoreExtra {
  readonly platform: Platform
}

/**
 * The only way from a remote to the API: RTK Query over `Platform.fetch`. The store passes the platform as
 * `thunk: { extraArgument: { platform } }`.
 *
 * Errors  an `ApiError`; `message` is the server's own message, if it sent one.
 */
export const platformBaseQuery: BaseQueryFn<string | ApiRequest, unknown, ApiError> = async (args, api) => {
  const { platform } = api.extra as StoreExtra
  const request: ApiRequest = typeof args === 'string' ? { url: args } : args
  const inlined = takeInlined(platform, request)
  if (inlined) return toOutcome(inlined)
  try {
    const response = await platform.fetch(withParams(request), {
      method: request.method ?? 'GET',
      signal: api.signal,
      ...(request.body === undefined
        ? {}
        : { body: JSON.stringify(request.body), headers: { 'content-type': 'application/json' } }),
    })
    const body: unknown = await readJson(response)
    return toOutcome({ status: response.status, body })
  } catch (error) {
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error) } }
  }
}

function toOutcome({ status, body }: PageAnswer) {
  return status >= 200 && status < 300 ? { data: body } : { error: toApiError(status, body) }
}

const taken = new WeakMap<PlatformPage, Set<string>>()

/** Uses the answer inlined in the document once. A later request goes to the server, because it wants current data. */
function takeInlined({ page }: Platform, request: ApiRequest): PageAnswer | null {
  if (!page || (request.method ?? 'GET') !== 'GET') return null
  const path = withParams(request)
  const before = taken.get(page) ?? new Set<string>()
  if (before.has(path)) return null
  taken.set(page, before.add(path))
  return page.answer(path)
}

function withParams({ url, params }: ApiRequest): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params ?? {}))
    if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${url}?${query}` : url
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's HTML error page: the status alone carries the meaning.
    return null
  }
}

function toApiError(status: number, body: unknown): ApiError {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<ApiError>
  return {
    status,
    message:
      typeof problem.message === 'string' ? problem.message : `The server answered with status ${status}.`,
    ...(problem.fields ? { fields: problem.fields } : {}),
    ...(problem.requestId ? { requestId: problem.requestId } : {}),
  }
}
