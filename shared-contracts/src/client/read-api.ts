import type { ApiError, ApiFetch, ApiResult } from './api-request.ts'

/** Parses a body, as a schema of shared-contracts/http does. Errors: throws if the shape does not match. */
export interface ApiSchema<Data> {
  parse(body: unknown): Data
}

/** A function loads the schema with the response: a page for visitors waits for no schema. It is the same at every call. */
export type ApiSchemaSource<Data> = ApiSchema<Data> | (() => Promise<ApiSchema<Data>>)

/**
 * Reads a path of the API, for pages without a store: the shell and public pages. Never throws. Without a response the
 * request is sent once more.
 *
 * Errors  an `ApiError`, with status 0 if there is no response, or one of another shape.
 */
export async function readApi<Data>(
  fetch: ApiFetch,
  path: string,
  schema: ApiSchemaSource<Data>,
  signal?: AbortSignal,
): Promise<ApiResult<Data>> {
  const loading = loadSchema(schema)
  // Nothing awaits it while the request is under way, so its rejection would be unhandled.
  loading.catch(() => undefined)
  const init = signal && { signal }
  const first = await exchange(fetch, path, init)
  return parseResult(first.status || signal?.aborted ? first : await exchange(fetch, path, init), loading)
}

export async function loadSchema<Data>(source: ApiSchemaSource<Data>): Promise<ApiSchema<Data>> {
  return typeof source === 'function' ? source() : source
}

export async function parseResult<Data>(
  result: ApiResult<unknown>,
  loading: Promise<ApiSchema<Data>>,
): Promise<ApiResult<Data>> {
  try {
    return result.error ? result : { status: result.status, data: (await loading).parse(result.data) }
  } catch (error) {
    return failed(error)
  }
}

/** Sends one request and reads the response. Never throws. An unread body would keep its connection busy. */
export async function exchange(
  fetch: ApiFetch,
  path: string,
  init: RequestInit | undefined,
): Promise<ApiResult<unknown>> {
  try {
    const response = await fetch(path, init)
    return toResult(response.status, await bodyOf(response))
  } catch (error) {
    return failed(error)
  }
}

/** `null` where it is no JSON, such as a proxy's error page: the status alone carries the meaning. */
export const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => null)

export function toResult(status: number, body: unknown): ApiResult<unknown> {
  return status >= 200 && status < 300 ? { status, data: body } : { status, error: toApiError(status, body) }
}

export function failed(cause: unknown): { readonly status: 0; readonly error: ApiError } {
  const message = cause instanceof Error ? cause.message : String(cause)
  return { status: 0, error: { status: 0, message } }
}

function toApiError(status: number, body: unknown): ApiError {
  const problem = (body ?? {}) as Partial<ApiError>
  const { message } = problem
  return typeof message === 'string'
    ? { ...problem, status, message, serverMessage: message || undefined }
    : { status, message: `Status ${status}` }
}
