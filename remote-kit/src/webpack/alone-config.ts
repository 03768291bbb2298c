import type { Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { devPage, exactly } from '../lib/dev-page.ts'
import type { RemotePackage } from '../lib/release/read-remote.ts'
import { baseConfig } from './base-config.ts'
import { DevHtmlPlugin } from '../lib/compiler/dev-html-plugin.ts'
import { devServer } from '../lib/compiler/dev-server.ts'
import { RouterNamesPlugin } from './router-names-plugin.ts'

interface AloneOptions extends RemotePackage {
  readonly dir: string
  readonly port: number
}

/** The remote by itself: no federation and no shell, but a page of the kit's that gives it a fake platform. */
export function aloneConfig({ dir, port, listing, container }: AloneOptions): Configuration {
  const base = baseConfig({ dir, salt: container, isDevelopment: true })
  const { entries, aliases } = devPage(dir)
  return {
    ...base,
    name: `${container} alone`,
    entry: [...entries],
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...exactly(aliases) } },
    devServer: { ...devServer(port), historyApiFallback: true },
    plugins: [...(base.plugins ?? []), new RouterNamesPlugin(), new DevHtmlPlugin(listing.id)],
  }
}
