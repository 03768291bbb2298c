import { rspack } from '@rspack/core'
import type { RuleSetRule } from 'webpack'
import { styleRules, type StyleRulesOptions } from '../lib/compiler/style-rules.ts'

/** TypeScript by Rspack's own compiler; styles and assets as with webpack. */
export function moduleRules(options: StyleRulesOptions): RuleSetRule[] {
  return [
    { test: /\.ts$/, ...typescript(false) },
    { test: /\.tsx$/, ...typescript(true) },
    ...styleRules(options, rspack.CssExtractRspackPlugin.loader),
  ]
}

function typescript(tsx: boolean): RuleSetRule {
  return {
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        // The shell shares the runtime of production only.
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  }
}
