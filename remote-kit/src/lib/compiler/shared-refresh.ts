import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const SHARE_KEY = 'react-refresh/runtime'
const SHARED = { shareKey: SHARE_KEY, singleton: true, requiredVersion: false } as const
const WITHOUT_REFRESH = fileURLToPath(new URL('without-refresh.mjs', import.meta.url))

/** The plugins import it by path. */
export const REFRESH_RUNTIME = require.resolve(SHARE_KEY)

interface SharedRefresh {
  readonly shareKey: string
  readonly singleton: true
  readonly version: string
  readonly requiredVersion: false
  readonly import: string
  readonly eager?: true
}

/** For the `shared` of the shell's development build: React knows one runtime only, so the shell provides it to every remote. */
export function providedRefresh(): Record<string, SharedRefresh> {
  const { version } = require('react-refresh/package.json') as { version: string }
  return { [REFRESH_RUNTIME]: { ...SHARED, version, import: REFRESH_RUNTIME, eager: true } }
}

/** For the `shared` of a remote's development build. */
export function consumedRefresh(): Record<string, SharedRefresh> {
  return { [REFRESH_RUNTIME]: { ...SHARED, version: '0.0.0', import: WITHOUT_REFRESH } }
}
