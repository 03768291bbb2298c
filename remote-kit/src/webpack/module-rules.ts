import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import reactRefresh from 'react-refresh-typescript'
import type { RuleSetRule } from 'webpack'
import { styleRules, type StyleRulesOptions } from '../lib/compiler/style-rules.ts'

const require = createRequire(import.meta.url)

/** TypeScript by ts-loader, CSS modules and plain CSS as files, everything else that has bytes as an asset. */
export function moduleRules(options: StyleRulesOptions): RuleSetRule[] {
  const { isDevelopment, isServer = false } = options
  return [
    { test: /\.tsx?$/, use: typescript(isDevelopment, isServer) },
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
