import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import reactRefresh from 'react-refresh-typescript'
import type { RuleSetRule } from 'webpack'
import { CATALOG_FILE } from '../lib/catalogs/catalog-files.ts'
import { catalogRule } from '../lib/catalogs/catalog-rule.ts'
import { styleRules, type StyleRulesOptions } from '../lib/compiler/style-rules.ts'

const require = createRequire(import.meta.url)

/** Message catalogs compiled, other TypeScript by ts-loader, CSS modules and plain CSS as files, everything else that has bytes as an asset. */
export function moduleRules(options: StyleRulesOptions): RuleSetRule[] {
  const { isDevelopment, isServer = false } = options
  return [
    catalogRule(),
    { test: /\.tsx?$/, exclude: CATALOG_FILE, use: typescript(isDevelopment, isServer) },
    ...styleRules(options, MiniCssExtractPlugin.loader),
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
