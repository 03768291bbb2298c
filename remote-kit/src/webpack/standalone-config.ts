import type { Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { devServer } from '../lib/compiler/dev-server.ts'
import { standaloneOptions } from '../lib/compiler/remote-config.ts'
import { readRemote } from '../lib/release/read-remote.ts'
import { baseConfig } from './base-config.ts'
import { RouterNamesPlugin } from './router-names-plugin.ts'

/** The remote by itself, on the kit's own page. */
export function standaloneConfig(dir: string, port: number): Configuration {
  const base = baseConfig({ dir, salt: readRemote(dir).container, isDevelopment: true })
  const { htmlPlugin, ...options } = standaloneOptions(dir, base)
  return {
    ...base,
    ...options,
    devServer: { ...devServer(port), historyApiFallback: true },
    plugins: [...(base.plugins ?? []), new RouterNamesPlugin(), htmlPlugin],
  }
}
