import { createRequire } from 'node:module'
import { type Configuration, type RuleSetRules, rspack, type RspackPluginInstance } from '@rspack/core'
import type { WebpackPluginInstance } from 'webpack'
import { baseOptions, EXTENSIONS } from '../lib/compiler/base-options.ts'
import { PublishedPackagesPlugin } from '../lib/compiler/published-packages-plugin.ts'
import type { StyleRulesOptions } from '../lib/compiler/style-rules.ts'
import { LoadGuardPlugin } from './load-guard-plugin.ts'
import { moduleRules } from './module-rules.ts'
import { REFRESH_ALIAS } from './react-refresh.ts'
import { RouterNamesPlugin } from './router-names-plugin.ts'

const require = createRequire(import.meta.url)
const requireFederation = createRequire(require.resolve('@module-federation/enhanced/rspack'))
const FEDERATION_RUNTIME = '@module-federation/webpack-bundler-runtime'

/** Rspack calls a plugin for webpack as webpack does, and hands it objects of the same shape. */
export function asRspackPlugin(plugin: Pick<WebpackPluginInstance, 'apply'>): RspackPluginInstance {
  return plugin as unknown as RspackPluginInstance
}

/** What every build of a remote with Rspack has in common. */
export function baseConfig(options: StyleRulesOptions): Configuration {
  const { dir, isDevelopment } = options
  const name = isDevelopment ? '[name]' : '[name].[contenthash:8]'
  const common = baseOptions({ dir, isDevelopment, fileName: name })
  return {
    ...common,
    output: { ...common.output, cssFilename: `${name}.css` },
    resolve: {
      extensions: EXTENSIONS,
      // Rspack names the CommonJS file, of which nothing can be left out: 14 KB in an entry instead of 8.
      alias: {
        ...(isDevelopment ? REFRESH_ALIAS : {}),
        [requireFederation.resolve(FEDERATION_RUNTIME)]: requireFederation.resolve(
          `${FEDERATION_RUNTIME}/bundler`,
        ),
      },
    },
    resolveLoader: { modules: [...(require.resolve.paths('css-loader') ?? []), 'node_modules'] },
    module: { rules: moduleRules(options) as RuleSetRules },
    plugins: [
      new rspack.CssExtractRspackPlugin({
        filename: `${name}.css`,
        chunkFilename: `${name}.css`,
        ignoreOrder: true,
      }),
      new LoadGuardPlugin(),
      new RouterNamesPlugin(),
      asRspackPlugin(new PublishedPackagesPlugin()),
    ],
    performance: false,
  }
}
