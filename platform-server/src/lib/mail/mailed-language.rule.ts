import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE, TRANSLATIONS } from '@platform/shared-contracts/rules'

const NAME = 'lang'

/** The parameter that a link in an email also has, so that its reader continues in the language of the email. */
export function mailedIn(language: Language | null | undefined): Readonly<Record<string, string>> {
  return language && language !== SOURCE_LANGUAGE ? { [NAME]: language } : {}
}

interface PageUrl {
  readonly pathname: string
  /** With its question mark, or ''. */
  readonly search: string
}

/** The language of the email that linked to the page, and the address without it; `null` without a known language. */
export function mailedLanguage({
  pathname,
  search,
}: PageUrl): { readonly language: Language; readonly url: string } | null {
  if (!search.includes(`${NAME}=`)) return null
  const query = new URLSearchParams(search)
  // A path that begins with two slashes would lead to another site.
  const language = TRANSLATIONS.find((code) => code === query.get(NAME))
  if (!language || /^\/[/\\]/.test(pathname)) return null
  query.delete(NAME)
  return { language, url: query.size > 0 ? `${pathname}?${query}` : pathname }
}
