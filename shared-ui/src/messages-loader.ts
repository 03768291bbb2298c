import type { Catalogs, Locale } from '@platform/shared-contracts/remote'
import { TRANSLATIONS } from '@platform/shared-contracts/rules'
import { i18n } from './app/i18n.ts'

/** All catalogs of a package in one language, by name, and under `components` those of shared-ui. */
interface LanguageModule {
  readonly components: object
}

/**
 * The `loadMessages` of a package whose pages use these components: puts a language at hand for both. The source language
 * always is, and a language that is newer than the package's build never: the package stays in the one before.
 * Errors: rejects when the language does not load.
 */
export function messagesLoader(own: Catalogs, load: (language: Locale) => Promise<LanguageModule>) {
  return async (language: Locale): Promise<void> => {
    if (!TRANSLATIONS.some((code) => code === language)) return
    const { components, ...catalogs } = await load(language)
    i18n.add(language, components)
    own.add(language, catalogs)
  }
}
