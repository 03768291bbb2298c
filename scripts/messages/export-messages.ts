import { isTranslated, messagesOf, readCatalogFiles } from './catalog-file.ts'
import { CATALOG_PACKAGES } from './catalog-packages.ts'
import { languageTag } from './language-tag.ts'
import { writePo } from './po.ts'

interface Options {
  /** With the packages that have no translation in any language. */
  readonly all?: boolean
}

/** The messages of the translated packages in PO, with the translations that the language has. */
export function exportMessages(root: string, language: string, { all = false }: Options = {}): Buffer {
  const tag = languageTag(language)
  const packages = CATALOG_PACKAGES.filter((pkg) => all || isTranslated(root, pkg))
  return writePo(readCatalogFiles(root, tag, packages).flatMap(messagesOf), tag)
}
