import type { Platform } from '../remote/platform.ts'

export interface ApiRequest {
  /** Path below the API base, with its leading slash: `/modules`. */
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; `FormData` as it is. */
  readonly body?: unknown
  readonly params?: Readonly<Record<string, string | number | undefined>>
  /** The same for every repetition of one change: the server does it once. */
  readonly idempotencyKey?: string
  /** The browser sends it even if the page closes meanwhile. */
  readonly keepalive?: boolean
}

export interface ApiError {
  /** HTTP status, or 0 without a usable response. */
  readonly status: number
  /** The server's own message, or one that says what failed. */
  readonly message: string
  /** Only if the server sent a message; it is written for the user, in the language of the page. */
  readonly serverMessage?: string | undefined
  readonly code?: string | undefined
  /** What is wrong with each field of the request, by its path there. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly requestId?: string | undefined
}

export type ApiResult<Data> =
  | { readonly status: number; readonly data: Data; readonly error?: undefined }
  | { readonly status: number; readonly error: ApiError; readonly data?: undefined }

/** `Platform.fetch`, or another `fetch` below one base. */
export type ApiFetch = Platform['fetch']
