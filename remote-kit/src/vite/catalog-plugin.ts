import type { Plugin } from 'vite'
import { CATALOG_FILE } from '../lib/catalogs/catalog-files.ts'
import { compileCatalogs } from '../lib/catalogs/compile-catalogs.ts'

/** Compiles message catalogs. */
export function catalogPlugin(): Plugin {
  return {
    name: 'platform-catalogs',
    enforce: 'pre',
    transform(source, id) {
      const [file = id] = id.split('?')
      return CATALOG_FILE.test(file) ? { code: compileCatalogs(source, file, 'module'), map: null } : null
    },
  }
}
