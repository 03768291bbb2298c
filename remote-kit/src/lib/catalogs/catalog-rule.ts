import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from 'webpack'
import { CATALOG_FILE } from './catalog-files.ts'
import { compileCatalogs } from './compile-catalogs.ts'

/** For webpack and Rspack: compiles message catalogs. The rule for TypeScript must leave out `CATALOG_FILE`. */
export function catalogRule(): RuleSetRule {
  return {
    test: CATALOG_FILE,
    type: 'javascript/auto',
    use: [
      {
        loader: fileURLToPath(new URL('catalog-loader.cjs', import.meta.url)),
        options: { compile: compileCatalogs },
      },
    ],
  }
}
