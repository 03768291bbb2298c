import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { ModuleScopePlugin } from './module-scope-plugin.ts'

const require = createRequire(import.meta.url)
const SHARE_KEY = 'react-refresh/runtime'
const RUNTIME = require.resolve(SHARE_KEY)
const { version } = require('react-refresh/package.json') as { version: string }
const SHARED = { shareKey: SHARE_KEY, singleton: true, requiredVersion: false } as const
const WITHOUT_REFRESH = fileURLToPath(new URL('without-refresh.mjs', import.meta.url))

/**
 * For development builds: React Refresh as published. `scope` keeps modules of the shell and of each remote apart in the
 * runtime that they share.
 */
export function refreshPlugins(scope: string): WebpackPluginInstance[] {
  return [new ReactRefreshPlugin({ overlay: false, esModule: true }), new ModuleScopePlugin(scope)]
}

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
  return {
    // Its path, because the plugin imports it by path.
    [RUNTIME]: { ...SHARED, version, import: RUNTIME, eager: true },
  }
}

/** For the `shared` of a remote's development build. */
export function consumedRefresh(): Record<string, SharedRefresh> {
  return { [RUNTIME]: { ...SHARED, version: '0.0.0', import: WITHOUT_REFRESH } }
}

/** For a remote's development build: the shell has connected the runtime to React before, and no entry can wait for it. */
export function withoutRefreshEntry(resolve: Configuration['resolve'] = {}): Configuration['resolve'] {
  const entry = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry')
  return { ...resolve, alias: { ...resolve.alias, [entry]: false } }
}
