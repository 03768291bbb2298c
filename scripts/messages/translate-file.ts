import { type CatalogFile, type Catalogs, messagesOf, placeOf } from './catalog-file.ts'
import type { Remark } from './check-entries.ts'

export interface TranslatedFile {
  readonly catalogFile: CatalogFile
  /** In the order of the source; empty for a file without any translation, which is left out. */
  readonly catalogs: Catalogs
  /** Messages without a translation in a file that has others. */
  readonly missing: readonly Remark[]
}

/** The catalogs of a file with what was accepted. What was not in the import stays as it is. */
export function translateFile(
  catalogFile: CatalogFile,
  accepted: ReadonlyMap<string, string>,
): TranslatedFile {
  const textOf = (place: string, translation: string | undefined) => accepted.get(place) ?? translation
  const messages = messagesOf(catalogFile)
  if (!messages.some(({ place, translation }) => textOf(place, translation)))
    return { catalogFile, catalogs: {}, missing: [] }
  const missing = messages
    .filter(({ place, translation }) => textOf(place, translation) === undefined)
    .map(({ place, source }) => ({ place, text: source, reason: 'is not translated' }))
  const catalogs = Object.entries(catalogFile.source).map(([name, texts]) => {
    const translated = Object.keys(texts).map((key) => {
      const translation = catalogFile.translation[name]?.[key]
      return [key, textOf(placeOf(catalogFile, name, key), translation) ?? '']
    })
    return [name, Object.fromEntries(translated)]
  })
  return { catalogFile, catalogs: Object.fromEntries(catalogs), missing }
}
