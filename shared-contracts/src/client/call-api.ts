import type { ApiFetch, ApiRequest, ApiResult } from './api-request.ts'
import { loadSchema, parseResult, type ApiSchema, type ApiSchemaSource } from './read-api.ts'
import { sendRequest } from './send-request.ts'

interface CallOptions<Data> extends Pick<RequestInit, 'signal'> {
  /** Of the response's body; left out if the caller does not read it. */
  readonly schema?: ApiSchemaSource<Data>
}

const NO_DATA: ApiSchema<null> = { parse: () => null }

/**
 * Any call of the API, for pages without a store: the shell and public pages. Never throws, and sends once: without a
 * response, the server may have made the change already.
 *
 * Errors  an `ApiError`, with status 0 if there is no response, or one of another shape.
 */
export async function callApi<Data = null>(
  fetch: ApiFetch,
  request: ApiRequest,
  { schema = NO_DATA as ApiSchema<Data>, ...options }: CallOptions<Data> = {},
): Promise<ApiResult<Data>> {
  const loading = loadSchema(schema)
  // Nothing awaits it while the request is under way, so its rejection would be unhandled.
  loading.catch(() => undefined)
  return parseResult(await sendRequest(fetch, request, options), loading)
}
