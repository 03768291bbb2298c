import type { Language } from '@platform/shared-contracts/http'
import { DEFAULT_LANGUAGE } from '@platform/shared-contracts/rules'

const NAME = 'lang'

/** What a link in a mail says besides, so that whoever follows it goes on in the language that they were written to in. */
export function mailedIn(language: Language | null | undefined): Readonly<Record<string, string>> {
  return language && language !== DEFAULT_LANGUAGE ? { [NAME]: language } : {}
}

interface PageUrl {
  readonly pathname: string
  /** With its question mark, or ''. */
  readonly search: string
}

/** The language that a page's address was mailed in, and the address without it; `null` where it says none that is known. */
export function mailedLanguage({
  pathname,
  search,
}: PageUrl): { readonly language: Language; readonly url: string } | null {
  if (!search.includes(`${NAME}=`)) return null
  const query = new URLSearchParams(search)
  // A path that begins with two slashes would lead to another site.
  if (query.get(NAME) !== 'es' || /^\/[/\\]/.test(pathname)) return null
  query.delete(NAME)
  return { language: 'es', url: query.size > 0 ? `${pathname}?${query}` : pathname }
}
