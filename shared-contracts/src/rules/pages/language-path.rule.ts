import type { Language } from '../../http/language.ts'
import type { ListedRoute } from '../../http/releases/remote-listing.ts'
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../languages.rule.ts'

interface LanguagePath {
  /** `null` where the path names none: it is then that of the page in the source language, or of a guarded page. */
  readonly language: (typeof TRANSLATIONS)[number] | null
  /** The page's path as it is listed, which is the same in every language. */
  readonly pathname: string
}

/** Takes the language off a path: `/es/pricing` is the page `/pricing` in Spanish (decisions/0217). */
export function splitLanguage(pathname: string): LanguagePath {
  const first = pathname.split('/', 2)[1]?.toLowerCase()
  const language = TRANSLATIONS.find((code) => code === first)
  if (!language) return { language: null, pathname }
  return { language, pathname: pathname.slice(language.length + 1) || '/' }
}

/** The address of a public page in a language; `path` may have a query and a hash. */
export function pathInLanguage(path: string, language: Language): string {
  return language === SOURCE_LANGUAGE ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/**
 * The query parameter of a link that chooses a language: the server remembers the choice in the cookie and redirects to
 * the page in it, so that a visitor without scripts can choose too.
 */
export const SET_LANGUAGE = 'set-language'

/** Whether a page has texts in a language; the source language stands in where it has none. */
export function isTranslated(
  { page, title }: Pick<ListedRoute, 'page' | 'title'>,
  language: Language,
): boolean {
  return language === SOURCE_LANGUAGE || Boolean(page?.[language] ?? title?.[language])
}
