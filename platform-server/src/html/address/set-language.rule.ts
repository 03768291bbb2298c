import type { Language } from '@platform/shared-contracts/http'
import { LANGUAGE_CODES, SET_LANGUAGE } from '@platform/shared-contracts/rules'
import type { PageUrl } from './page-url.ts'

export interface LanguageChoice {
  readonly language: Language
  /** Of the page itself, with its question mark, or ''. */
  readonly search: string
}

/** The language that a link chooses; `null` without a known one. */
export function languageChoice({ pathname, search }: PageUrl): LanguageChoice | null {
  if (!search.includes(`${SET_LANGUAGE}=`)) return null
  const parts = search.slice(1).split('&')
  const rest = parts.filter((part) => !part.startsWith(`${SET_LANGUAGE}=`))
  const chosen = new URLSearchParams(search).get(SET_LANGUAGE)
  const language = LANGUAGE_CODES.find((code) => code === chosen)
  // A path that begins with two slashes would lead to another site.
  if (!language || /^\/[/\\]/.test(pathname)) return null
  // The other parameters stay as they are written.
  return { language, search: rest.length > 0 ? `?${rest.join('&')}` : '' }
}
