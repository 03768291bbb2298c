import { createHash } from 'node:crypto'
import { compileCatalogs } from '@platform/remote-kit/catalogs'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

/** Compiles a catalog as the kit does. One of the source language also registers its texts for pseudo-locale.cjs. */
export function process(source: string, file: string) {
  const catalogs = compileCatalogs(source, file, 'commonjs')
  const isSource = file.includes(`/locales/${SOURCE_LANGUAGE}/`)
  // Two packages may have a catalog of the same name.
  const [, owner = ''] = /([a-z-]+)\/src\/(?:.*\/)?locales\//.exec(file) ?? []
  const own = `((globalThis.pseudoCatalogs ??= {})[${JSON.stringify(owner)}] ??= {})`
  const registered = isSource ? `Object.assign(${own}, exports)\n` : ''
  return { code: `${catalogs}${registered}exports.__esModule = true\n` }
}

export function getCacheKey(source: string, file: string): string {
  return createHash('sha256').update(`pseudo 3 ${file}\n${source}`).digest('hex')
}
