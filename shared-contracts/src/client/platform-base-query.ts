import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { PageAnswer, Platform, PlatformPage } from '../remote/platform.ts'
import type { ApiError, ApiRequest, ApiResult } from './api-request.ts'
import { toResult } from './read-api.ts'
import { pathOf, sendRequest } from './send-request.ts'

interface StoreExtra {
  readonly platform: Platform
}

/**
 * RTK Query over `Platform.fetch`. The store passes the platform as `thunk: { extraArgument: { platform } }`.
 *
 * Errors  an `ApiError`; `message` is the server's own message, if it sent one.
 */
export const platformBaseQuery: BaseQueryFn<string | ApiRequest, unknown, ApiError> = async (args, api) => {
  const { platform } = api.extra as StoreExtra
  const request: ApiRequest = typeof args === 'string' ? { url: args } : args
  const inlined = takeInlined(platform, request)
  const result = inlined
    ? toResult(inlined.status, inlined.body)
    : await sendRequest(platform.fetch, request, { signal: api.signal })
  return outcomeOf(result)
}

function outcomeOf({ data, error }: ApiResult<unknown>) {
  return error ? { error } : { data }
}

const taken = new WeakMap<PlatformPage, Set<string>>()

/** Uses the answer inlined in the document once. A later request goes to the server, because it wants current data. */
function takeInlined({ page }: Platform, request: ApiRequest): PageAnswer | null {
  if (!page || (request.method ?? 'GET') !== 'GET') return null
  const path = pathOf(request)
  const before = taken.get(page) ?? new Set<string>()
  if (before.has(path)) return null
  taken.set(page, before.add(path))
  return page.answer(path)
}
