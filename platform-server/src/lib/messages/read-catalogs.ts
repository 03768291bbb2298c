import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Catalog } from './message-types.ts'

// At once, because a module's messages are there when it is imported; `import` would have to be awaited.
const load = createRequire(import.meta.url)

/** The catalogs of a language by name: what `folder/<language>/index.ts` exports. Empty without that file. */
export function readCatalogs(folder: string, language: string): Readonly<Record<string, Catalog>> {
  const index = path.join(folder, language, 'index.ts')
  return existsSync(index) ? (load(index) as Record<string, Catalog>) : {}
}
