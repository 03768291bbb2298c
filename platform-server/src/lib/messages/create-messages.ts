import path from 'node:path'
import type { Language } from '@platform/shared-contracts/http'
import { LANGUAGE_CODES, SOURCE_LANGUAGE, TRANSLATIONS, writtenIn } from '@platform/shared-contracts/rules'
import { compileCatalog } from './compile-catalog.ts'
import type { Catalog, Messages } from './message-types.ts'
import { readCatalogs } from './read-catalogs.ts'

const LOCALES = path.resolve(import.meta.dirname, '../../locales')

const translations = Object.fromEntries(
  TRANSLATIONS.map((language) => [language, readCatalogs(LOCALES, language)]),
)

/**
 * The messages of one catalog by language: `createMessages({ seatEmails })` with the catalog of the source language,
 * which has the same name in every language. Compiled at once, so a message that cannot be compiled stops the start.
 * A person who never chose a language, and a message without a translation, get the source language.
 */
export function createMessages<const Source extends Catalog>(
  named: Readonly<Record<string, Source>>,
): (language: Language | null | undefined) => Messages<Source> {
  const [[name, catalog] = ['', {} as Source]] = Object.entries(named)
  const source = compileCatalog(catalog, writtenIn(SOURCE_LANGUAGE))
  const byLanguage = new Map(
    LANGUAGE_CODES.map((language) => {
      const translation = compileCatalog(translations[language]?.[name] ?? {}, writtenIn(language))
      return [language, { ...source, ...translation }] as const
    }),
  )
  return (language) => byLanguage.get(language ?? SOURCE_LANGUAGE) ?? source
}
