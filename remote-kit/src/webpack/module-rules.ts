import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import reactRefresh from 'react-refresh-typescript'
import type { RuleSetRule } from 'webpack'

const require = createRequire(import.meta.url)

export interface ModuleRulesOptions {
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

/** TypeScript by ts-loader, CSS modules and plain CSS as files, everything else that has bytes as an asset. */
export function moduleRules({
  dir,
  salt,
  isDevelopment,
  isServer = false,
}: ModuleRulesOptions): RuleSetRule[] {
  const css = (modules: object | false) => [
    ...(isServer ? [] : [MiniCssExtractPlugin.loader]),
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
    { test: /\.tsx?$/, use: typescript(isDevelopment, isServer) },
    { test: /\.module\.css$/, use: css(classNames) },
    { test: /(?<!\.module)\.css$/, ...plain },
    {
      test: /\.(svg|png|webp|avif|jpe?g|woff2)$/,
      type: 'asset/resource',
      ...(isServer ? { generator: { emit: false } } : {}),
    },
  ]
}

function typescript(isDevelopment: boolean, isServer: boolean): RuleSetRule {
  return {
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      // Two compilers in one process must not share a compiler instance.
      instance: isServer ? 'server' : 'browser',
      onlyCompileBundledFiles: true,
      configFile: fileURLToPath(new URL('../../tsconfig.bundle.json', import.meta.url)),
      ...(isDevelopment && !isServer ? { getCustomTransformers: () => ({ before: [reactRefresh()] }) } : {}),
    },
  }
}
