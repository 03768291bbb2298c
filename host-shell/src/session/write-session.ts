import type { User } from '@platform/shared-contracts/http'
import type { EntryStorage } from '../lib/browser-storage.ts'
import { ACCESS_TOKEN_KEYS } from './session-entries.ts'

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string | null
}

export function writeTokens(storage: EntryStorage, { accessToken, refreshToken }: Tokens): void {
  for (const key of ACCESS_TOKEN_KEYS) storage.setItem(key, accessToken)
  if (refreshToken) storage.setItem('refreshToken', refreshToken)
}

export function writeUser(storage: EntryStorage, user: User): void {
  storage.setItem('user', JSON.stringify(user))
  storage.setItem('role', user.role)
}
