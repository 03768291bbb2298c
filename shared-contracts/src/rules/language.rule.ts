import type { Language } from '../http/language.ts'
import { LANGUAGE_CODES, LANGUAGES, SOURCE_LANGUAGE } from './languages.rule.ts'

/** The cookie that stores the language that a person chose, for a year; without it, they have not chosen. */
export const LANGUAGE_COOKIE = { name: 'language', maxAgeS: 365 * 24 * 60 * 60 } as const

/** The language in the cookie; the source language without a cookie or for an unknown value. */
export function chosenLanguage(value: string | undefined): Language {
  return LANGUAGE_CODES.find((code) => code === value) ?? SOURCE_LANGUAGE
}

/** A choice in the format of `document.cookie`. Visitors who never chose have no cookie and share one cached page. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return `${LANGUAGE_COOKIE.name}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE.maxAgeS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Adds the language (`InLanguage`) to the path of a call that returns authored content. */
export function inPageLanguage(path: string, language: Language): string {
  if (language === SOURCE_LANGUAGE) return path
  return `${path}${path.includes('?') ? '&' : '?'}language=${language}`
}

/** The locale for numbers, money and days. */
export function writtenIn(language: Language): (typeof LANGUAGES)[Language]['tag'] {
  return LANGUAGES[language].tag
}
