import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Configuration, RuleSetRule } from 'webpack'
import { PublishedPackagesPlugin } from './published-packages-plugin.ts'
import { assetName } from './style-rules.ts'

const require = createRequire(import.meta.url)
const PUBLIC_PATH = fileURLToPath(new URL('server-public-path.cjs', import.meta.url))

export interface ServerConfigOptions {
  readonly dir: string
  /** The salt of the browser's build: class names must be the same in both. */
  readonly salt: string
  /** As in the browser's build, because class names and asset URLs must match. */
  readonly isDevelopment?: boolean
  /** Relative to `dir`: the bundle exports what it exports. */
  readonly entry: string
  /** Packages that the bundle does not contain; the process that evaluates it provides them. */
  readonly shared: readonly string[]
  /** Rules for the server build, in the format of its bundler. */
  readonly rules: readonly RuleSetRule[]
}

/** One CommonJS file for Node with everything but the shared packages: `exports` of `entry`, evaluated by a worker. */
export function serverConfig(
  { dir, salt, isDevelopment = false, entry, shared, rules }: ServerConfigOptions,
  folder: string,
): Configuration {
  return {
    mode: 'production',
    name: `${salt} on the server`,
    context: dir,
    target: 'es2024',
    devtool: false,
    entry: { server: [PUBLIC_PATH, entry] },
    output: {
      path: folder,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      chunkFormat: 'commonjs',
      chunkLoading: false,
      uniqueName: salt,
      assetModuleFilename: assetName(isDevelopment),
    },
    externalsType: 'commonjs2',
    externals: Object.fromEntries(shared.map((name) => [name, name])),
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    resolveLoader: { modules: [...(require.resolve.paths('ts-loader') ?? []), 'node_modules'] },
    module: {
      rules: [...rules],
      // One file has no chunks to load. Rspack 2.3 even ends with "should have block chunk group" at an import() of a
      // folder's files without this (docs: module.parser.javascript.dynamicImportMode).
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [new PublishedPackagesPlugin()],
    // Readable stacks are worth more than bytes that no browser downloads.
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: { preset: 'errors-warnings' },
  }
}
