import { rspack } from '@rspack/core'
import type { RuleSetRule } from 'webpack'
import { CATALOG_FILE } from '../lib/catalogs/catalog-files.ts'
import { catalogRule } from '../lib/catalogs/catalog-rule.ts'
import { styleRules, type StyleRulesOptions } from '../lib/compiler/style-rules.ts'

/** Message catalogs compiled, other TypeScript by Rspack's own compiler; styles and assets as with webpack. */
export function moduleRules(options: StyleRulesOptions): RuleSetRule[] {
  const refresh = options.isDevelopment && !options.isServer
  return [
    catalogRule(),
    { test: /\.ts$/, exclude: CATALOG_FILE, ...typescript({ tsx: false, refresh }) },
    { test: /\.tsx$/, ...typescript({ tsx: true, refresh }) },
    ...styleRules(options, rspack.CssExtractRspackPlugin.loader),
  ]
}

function typescript({ tsx, refresh }: { readonly tsx: boolean; readonly refresh: boolean }): RuleSetRule {
  return {
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        // The shell shares the runtime of production only.
        transform: { react: { runtime: 'automatic', development: false, refresh } },
      },
    },
  }
}
