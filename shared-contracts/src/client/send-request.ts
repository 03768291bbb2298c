import type { ApiFetch, ApiRequest, ApiResult } from './api-request.ts'
import { exchange } from './read-api.ts'

/** The request's path with its query. */
export function pathOf({ url, params }: ApiRequest): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params ?? {}))
    if (value !== undefined) query.set(name, String(value))
  const search = String(query)
  return search === '' ? url : `${url}?${search}`
}

/** Sends any request. Never throws. */
export function sendRequest(
  fetch: ApiFetch,
  request: ApiRequest,
  options: RequestInit = {},
): Promise<ApiResult<unknown>> {
  const { keepalive } = request
  return exchange(fetch, pathOf(request), { ...initOf(request), ...(keepalive && { keepalive }), ...options })
}

function initOf({ method = 'GET', body, idempotencyKey }: ApiRequest): RequestInit {
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = {
    ...(isJson ? { 'content-type': 'application/json' } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
  return {
    method,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  }
}
