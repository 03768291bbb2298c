import { createRequire } from 'node:module'
import type { RuleSetRule } from 'webpack'

const require = createRequire(import.meta.url)

export interface StyleRulesOptions {
  /** Package folder: class names depend on paths relative to it, so two machines build the same bytes. */
  readonly dir: string
  /** Keeps class names of two remotes apart, also where both carry the same shared component. */
  readonly salt: string
  readonly isDevelopment: boolean
  /** For the server: class names without the CSS, addresses of assets without their bytes. */
  readonly isServer?: boolean
}

/** Of the files that CSS and scripts refer to. */
export function assetName(isDevelopment: boolean): string {
  return isDevelopment ? '[name][ext]' : '[name].[contenthash:8][ext]'
}

/** CSS modules and plain CSS as files, by the loader of the bundler that extracts them; pictures and fonts as assets. */
export function styleRules(
  { dir, salt, isDevelopment, isServer = false }: StyleRulesOptions,
  extractLoader: string,
): RuleSetRule[] {
  const css = (modules: object | false) => [
    ...(isServer ? [] : [extractLoader]),
    { loader: require.resolve('css-loader'), options: { modules, sourceMap: false } },
  ]
  const classNames = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: isDevelopment ? '[name]__[local]--[hash:base64:4]' : '[hash:base64:6]',
    localIdentContext: dir,
    localIdentHashSalt: salt,
    exportOnlyLocals: isServer,
  }
  const plain = isServer ? { type: 'asset/source' } : { use: css(false), sideEffects: true }
  return [
    { test: /\.module\.css$/, use: css(classNames) },
    { test: /(?<!\.module)\.css$/, ...plain },
    {
      test: /\.(svg|png|webp|avif|jpe?g|woff2)$/,
      type: 'asset/resource',
      ...(isServer ? { generator: { emit: false } } : {}),
    },
  ]
}
