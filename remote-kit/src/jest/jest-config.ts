import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATALOG_FILE } from '../lib/catalogs/catalog-files.ts'

const require = createRequire(import.meta.url)
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const swc = (parser: object) => [
  require.resolve('@swc/jest'),
  {
    jsc: { target: 'es2024', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
]

/** Before the other rules for TypeScript: the first that fits is taken. */
export const CATALOG_TRANSFORM = {
  [CATALOG_FILE.source]: fileOf(`catalog-transformer${extname(fileURLToPath(import.meta.url))}`),
}

/** Published as ES modules only, which jest does not read as they are. */
const MODULES_ONLY = '(?:@platform|@nanostores|nanostores|icu-minify|@formatjs)'

/**
 * The whole jest configuration of a remote: `export default jestConfig({ dir: import.meta.dirname })`.
 * Pages run in jsdom with fetch and its kin restored; class names of CSS modules are their own names.
 */
export function jestConfig({ dir }: { readonly dir: string }) {
  return {
    rootDir: dir,
    roots: ['<rootDir>/src'],
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    testEnvironment: fileOf('browser-environment.cjs'),
    setupFilesAfterEnv: [fileOf('dom-matchers.cjs'), fileOf('top-layer.cjs')],
    transform: {
      ...CATALOG_TRANSFORM,
      '\\.(ts|tsx)$': swc({ syntax: 'typescript', tsx: true }),
      '\\.[cm]?js$': swc({ syntax: 'ecmascript' }),
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?${MODULES_ONLY}[/@+])`],
    moduleNameMapper: { '\\.module\\.css$': fileOf('css-module.cjs'), '\\.css$': fileOf('empty.cjs') },
    testTimeout: 30_000,
  }
}
