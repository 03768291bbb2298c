import { browserStorage } from './browser-storage.ts'

const KEY = 'tablet-key'
const USED = 'tablet-used-at'
/** A key has 43 characters of base64url. */
const IS_KEY = /^[\w-]{43}$/

/** The key of this device, if a manager made it a shared tablet. */
export function readTabletKey(): string | null {
  const key = browserStorage().getItem(KEY)
  return key !== null && IS_KEY.test(key) ? key : null
}

export function storeTabletKey(key: string): boolean {
  if (!IS_KEY.test(key)) return false
  browserStorage().setItem(KEY, key)
  return true
}

export const forgetTablet = () => browserStorage().removeItem(KEY)

/** When someone last touched the page, in any tab, before and after a load; 0 where nothing is stored. */
export const lastUse = () => Number(browserStorage().getItem(USED) ?? 0)
export const noteUse = (now: number) => browserStorage().setItem(USED, String(now))
