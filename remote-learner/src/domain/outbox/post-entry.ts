import {
  callApi,
  type ApiError,
  type ApiResult,
  type ApiSchema,
  withTimeout,
} from '@platform/shared-contracts/client'
import type { Platform } from '@platform/shared-contracts/remote'
import type { OutboxEntry } from './outbox-entry.rule.ts'
import type { DeliveryOptions, FailedDelivery } from './outbox-handler.ts'

interface EntryRequest {
  readonly path: string
  readonly method: 'POST' | 'PUT'
  readonly body: object
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 15_000

/** Each handler parses what it reads. */
const ANY_BODY: ApiSchema<unknown> = { parse: (body) => body }

/**
 * Sends one entry; rejects if there is no complete response in time: one that stalls would hold the lock of all tabs.
 */
export function postEntry(
  { fetch }: Pick<Platform, 'fetch'>,
  { idempotencyKey }: Pick<OutboxEntry, 'idempotencyKey'>,
  { path, timeoutMs = TIMEOUT_MS, ...rest }: EntryRequest,
  { keepalive }: Pick<DeliveryOptions, 'keepalive'>,
): Promise<ApiResult<unknown>> {
  const request = { url: path, ...rest, idempotencyKey, ...(keepalive ? { keepalive } : {}) }
  return withTimeout(timeoutMs, (signal) => callApi(fetch, request, { schema: ANY_BODY, signal }))
}

/** What an error means for the entry, and the server's message about it. */
export function failureOf({ status, serverMessage = '' }: ApiError): FailedDelivery {
  return { outcome: isFinalRefusal(status) ? 'refused' : 'later', status, message: serverMessage }
}

/**
 * Sending it again does not help, except after a timeout, a rate limit, or a lost session: the shell renews the session or
 * asks the person to sign in again, and the entry is still there then.
 */
function isFinalRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}
