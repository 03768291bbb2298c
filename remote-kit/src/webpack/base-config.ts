import { createRequire } from 'node:module'
import { Features } from 'lightningcss'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'
import { CompileHintPlugin } from './compile-hint-plugin.ts'
import { LoadGuardPlugin } from './load-guard-plugin.ts'
import { baseOptions, EXTENSIONS } from '../lib/compiler/base-options.ts'
import { PublishedPackagesPlugin } from '../lib/compiler/published-packages-plugin.ts'
import type { StyleRulesOptions } from '../lib/compiler/style-rules.ts'
import { moduleRules } from './module-rules.ts'
import { refreshPlugins } from './react-refresh.ts'

const require = createRequire(import.meta.url)

/**
 * A third pass removes what the second one made unused: half a kilobyte of the first page. Functions with a body are
 * not inlined, because code that is inlined twice compresses worse than a call: a fifth of a kilobyte.
 */
const COMPRESS = { passes: 3, inline: 1 }

/** The oldest browsers that support ES2022, in lightningcss's version format. */
const OLDEST_BROWSERS = { chrome: 94 << 16, firefox: 93 << 16, safari: (15 << 16) | (4 << 8) }
const EVERY_FEATURE = Object.values(Features).reduce<number>((all, feature) => all | feature, 0)

const OPTIMIZATION: Configuration['optimization'] = {
  minimize: { javascript: { compress: COMPRESS } },
  minimizer: [
    '...',
    new MinimizerPlugin({
      test: /\.css$/,
      minify: MinimizerPlugin.lightningCssMinify,
      // Selectors are merged only if all browsers support all of them; no syntax is lowered for older browsers.
      minimizerOptions: { targets: OLDEST_BROWSERS, exclude: EVERY_FEATURE },
    }),
  ],
}

export interface BaseConfigOptions extends StyleRulesOptions {
  /** File name without extension. Every part except the id is in the runtime: 0.6 KB of a remote's entry. */
  readonly fileName?: string
}

function fileNameOf({ isDevelopment, fileName = '[name].[contenthash:8]' }: BaseConfigOptions): string {
  return isDevelopment ? '[name]' : fileName
}

/** The configuration that the shell's build shares with every remote's. */
export function baseConfig(options: BaseConfigOptions): Configuration {
  const { dir, salt, isDevelopment } = options
  const name = fileNameOf(options)
  return {
    ...baseOptions({ dir, isDevelopment, fileName: name }),
    resolve: {
      extensions: EXTENSIONS,
      alias: { 'the-remote$': `${dir}/src/remote.ts` },
    },
    resolveLoader: { modules: [...(require.resolve.paths('ts-loader') ?? []), 'node_modules'] },
    module: { rules: moduleRules(options) },
    ...(isDevelopment ? {} : { optimization: OPTIMIZATION }),
    plugins: [
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css`, ignoreOrder: true }),
      new LoadGuardPlugin(),
      new PublishedPackagesPlugin(),
      ...(isDevelopment ? refreshPlugins(salt) : [new CompileHintPlugin()]),
    ],
    performance: { hints: false },
  }
}
