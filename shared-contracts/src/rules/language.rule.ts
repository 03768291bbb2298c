import type { Language } from '../http/language.ts'
import type { PageMetadata } from '../http/remote-listing.ts'

/** What every page and every record is in unless it says otherwise. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Where a browser stores the language that a person chose, for a year; without the cookie they never chose. */
export const LANGUAGE_COOKIE = { name: 'language', maxAgeS: 365 * 24 * 60 * 60 } as const

/** The language that the cookie holds; the default without one, and for a value that is not known. */
export function chosenLanguage(value: string | undefined): Language {
  return value === 'es' ? value : DEFAULT_LANGUAGE
}

/** A choice as `document.cookie` takes it. Visitors who never chose have none, and share one copy of each page. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return `${LANGUAGE_COOKIE.name}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE.maxAgeS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** A page's title and description in a language; in English where it is not written in it. */
export function inLanguage(page: PageMetadata | undefined, language: Language): PageMetadata | undefined {
  return (language === 'es' ? page?.es : undefined) ?? page
}

/** Adds the language (`InLanguage`) to the path of a call that returns authored content. */
export function inPageLanguage(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path
  return `${path}${path.includes('?') ? '&' : '?'}language=${language}`
}

/** How the people who train here write numbers, money and days in a language: in the United States. */
export function writtenIn(language: Language): 'en' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en'
}
