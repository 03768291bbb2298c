import type { Language } from '../http/language.ts'
import type { PageMetadata } from '../http/remote-listing.ts'

/** What every page and every record is in unless it says otherwise. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Where a browser keeps the language that a person chose; none means that nobody chose. */
export const LANGUAGE_COOKIE = 'language'

/** The language that a `Cookie` header names; the default for none and for one that is not known. */
export function chosenLanguage(cookies: string | undefined): Language {
  return /(?:^|;\s*)language=es(?:;|$)/.test(cookies ?? '') ? 'es' : DEFAULT_LANGUAGE
}

/** A page's title and description in a language; in English where it is not written in it. */
export function inLanguage(page: PageMetadata | undefined, language: Language): PageMetadata | undefined {
  return (language === 'es' ? page?.es : undefined) ?? page
}

/** How the people who train here write numbers, money and days in a language: in the United States. */
export function writtenIn(language: Language): 'en' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en'
}
