import type { EntryStorage } from '../lib/browser-storage.ts'

/** Two generations of keys denote the same access token: both are written, either is read, both are removed. */
export const ACCESS_TOKEN_KEYS = ['token', 'authToken'] as const
const SESSION_KEYS: readonly string[] = [...ACCESS_TOKEN_KEYS, 'refreshToken', 'user', 'role']

export function isSessionKey(key: string | null): boolean {
  // `null` is how a cleared storage is announced.
  return key === null || SESSION_KEYS.includes(key)
}

export function readAccessToken(storage: EntryStorage): string | null {
  return storage.getItem(ACCESS_TOKEN_KEYS[0]) || storage.getItem(ACCESS_TOKEN_KEYS[1]) || null
}

export function readRefreshToken(storage: EntryStorage): string | null {
  return storage.getItem('refreshToken') || null
}

export function hasTokens(storage: EntryStorage): boolean {
  return readAccessToken(storage) !== null || readRefreshToken(storage) !== null
}

/** The stored user as it was written, unchecked; `role` stands in where the record has none. */
export function readUserRecord(storage: EntryStorage): object | null {
  try {
    const record: unknown = JSON.parse(storage.getItem('user') ?? 'null')
    if (typeof record !== 'object' || record === null) return null
    return { role: storage.getItem('role'), ...record }
  } catch {
    return null
  }
}

export function readUserId(storage: EntryStorage): unknown {
  return (readUserRecord(storage) as { readonly id?: unknown } | null)?.id
}

export function removeSession(storage: EntryStorage): void {
  for (const key of SESSION_KEYS) storage.removeItem(key)
}
