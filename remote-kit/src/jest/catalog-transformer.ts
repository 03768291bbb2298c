import { createHash } from 'node:crypto'
import { compileCatalogs } from '../lib/catalogs/compile-catalogs.ts'

/** A transformer of jest for message catalogs. */
export function process(source: string, file: string) {
  return { code: `exports.__esModule = true\n${compileCatalogs(source, file, 'commonjs')}` }
}

export function getCacheKey(source: string, file: string): string {
  return createHash('sha256').update(`1 ${file}\n${source}`).digest('hex')
}
