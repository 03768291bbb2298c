import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import type { Starter } from '../../domain/sheets/starter.ts'

// At once, as in read-catalogs.ts.
const load = createRequire(import.meta.url)

/** `<language>/starters.ts`; a language without that file has no starters. */
function startersIn(language: string): readonly Starter[] {
  const file = path.join(import.meta.dirname, language, 'starters.ts')
  return existsSync(file) ? (load(file) as { readonly STARTERS: readonly Starter[] }).STARTERS : []
}

/** Every starter that the platform gives away, the same for each tenant but for name and colors. */
export const STARTERS: readonly Starter[] = LANGUAGE_CODES.flatMap(startersIn)
