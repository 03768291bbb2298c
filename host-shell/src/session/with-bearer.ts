import type { EntryStorage } from '../lib/browser-storage.ts'
import { readAccessToken } from './session-entries.ts'

/** `fetch` with the stored access token, if any, as its bearer (spec section 4). */
export function withBearer(
  storage: EntryStorage,
  fetch: typeof globalThis.fetch,
): (url: string, init?: RequestInit) => Promise<Response> {
  return (url, init = {}) => {
    const headers = new Headers(init.headers)
    const token = readAccessToken(storage)
    if (token) headers.set('authorization', `Bearer ${token}`)
    return fetch(url, { ...init, headers })
  }
}
