import type { Platform } from '@platform/shared-contracts/remote'
import { withTimeout } from '../../lib/with-timeout.ts'
import type { OutboxEntry } from './outbox-entry.rule.ts'
import type { FailedDelivery } from './outbox-handler.ts'

interface EntryRequest {
  readonly path: string
  readonly method: 'POST' | 'PUT'
  readonly body: object
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 15_000

/** Sends one entry; rejects if there is no complete response in time. */
export function postEntry(
  { fetch }: Pick<Platform, 'fetch'>,
  { idempotencyKey }: Pick<OutboxEntry, 'idempotencyKey'>,
  { path, method, body, timeoutMs = TIMEOUT_MS }: EntryRequest,
): Promise<Response> {
  return withTimeout(timeoutMs, async (signal) => {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
      signal,
    })
    // Reads the body within the time limit too: one that stalls would hold the lock of all tabs.
    await response.clone().text()
    return response
  })
}

/** What a response that is not OK means for the entry, and the server's message about it. */
export async function failureOf(response: Response): Promise<FailedDelivery> {
  const body: unknown = await response.json().catch(() => null)
  const message = (body as { readonly message?: unknown } | null)?.message
  return {
    outcome: isFinalRefusal(response.status) ? 'refused' : 'later',
    status: response.status,
    message: typeof message === 'string' ? message : '',
  }
}

/**
 * Sending it again does not help, except after a timeout, a rate limit, or a lost session: the shell renews the session or
 * asks the person to sign in again, and the entry is still there then.
 */
function isFinalRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}
