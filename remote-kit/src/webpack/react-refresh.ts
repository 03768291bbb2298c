import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { ModuleScopePlugin } from './module-scope-plugin.ts'

const require = createRequire(import.meta.url)

/**
 * For development builds: React Refresh as published. `scope` keeps modules of the shell and of each remote apart in the
 * runtime that they share.
 */
export function refreshPlugins(scope: string): WebpackPluginInstance[] {
  // The plugin's own default, and workers: they have no document, no React and nothing to share its runtime.
  const exclude = [/node_modules/i, /\.worker\.ts$/]
  return [new ReactRefreshPlugin({ overlay: false, esModule: true, exclude }), new ModuleScopePlugin(scope)]
}

/** First module of the shell's development build: remotes with a refresh runtime of their own find React by it. */
export const RENDERER_RECORDS = fileURLToPath(new URL('record-renderers.mjs', import.meta.url))

/** For a remote's development build: the shell has connected the runtime to React before, and no entry can wait for it. */
export function withoutRefreshEntry(resolve: Configuration['resolve'] = {}): Configuration['resolve'] {
  const entry = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry')
  return { ...resolve, alias: { ...resolve.alias, [entry]: false } }
}
