import type { Language } from '../http/language.ts'
import type { PageMetadata } from '../http/remote-listing.ts'

/** What every page and every record is in unless it says otherwise. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Where a browser keeps the language that a person chose; none means that nobody chose. */
const LANGUAGE_COOKIE = 'language'

/** The language that a `Cookie` header names; the default for none and for one that is not known. */
export function chosenLanguage(cookies: string | undefined): Language {
  return /(?:^|;\s*)language=es(?:;|$)/.test(cookies ?? '') ? 'es' : DEFAULT_LANGUAGE
}

/** Whether a `Cookie` header says that somebody chose, whatever they chose. */
export function hasChosenLanguage(cookies: string | undefined): boolean {
  return /(?:^|;\s*)language=/.test(cookies ?? '')
}

const YEAR_S = 365 * 24 * 60 * 60

/** A choice as a cookie, for a page and for `Set-Cookie`. Whoever never chose has none, and shares one copy of each page. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** A page's title and description in a language; in English where it is not written in it. */
export function inLanguage(page: PageMetadata | undefined, language: Language): PageMetadata | undefined {
  return (language === 'es' ? page?.es : undefined) ?? page
}

/** How the people who train here write numbers, money and days in a language: in the United States. */
export function writtenIn(language: Language): 'en' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en'
}
