import type { Locale } from '@platform/shared-contracts/remote'
import { LANGUAGE_CODES, LANGUAGE_COOKIE } from '@platform/shared-contracts/rules'

/** The choice in `document.cookie`: without a network, no server reads it for an address without a language. */
export function storedLanguage(cookie: string): Locale | null {
  const stored = cookie.split('; ')
  return LANGUAGE_CODES.find((code) => stored.includes(`${LANGUAGE_COOKIE.name}=${code}`)) ?? null
}
