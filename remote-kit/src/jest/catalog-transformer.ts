import { createHash } from 'node:crypto'
import { compileCatalogs } from '../lib/catalogs/compile-catalogs.ts'

interface Options {
  /** Jest runs the file as an ES module: a published package's. */
  readonly supportsStaticESM: boolean
}

/** A transformer of jest for message catalogs. */
export function process(source: string, file: string, { supportsStaticESM }: Options) {
  if (supportsStaticESM) return { code: compileCatalogs(source, file, 'module') }
  return { code: `exports.__esModule = true\n${compileCatalogs(source, file, 'commonjs')}` }
}

export function getCacheKey(source: string, file: string, { supportsStaticESM }: Options): string {
  return createHash('sha256').update(`2 ${supportsStaticESM} ${file}\n${source}`).digest('hex')
}
