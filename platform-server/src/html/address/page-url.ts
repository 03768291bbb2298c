import type { Language, ListedRoute } from '@platform/shared-contracts/http'
import { pathInLanguage, SOURCE_LANGUAGE, splitLanguage } from '@platform/shared-contracts/rules'
import { mayHaveAnotherUrl, oneUrl } from '../document/one-url.rule.ts'
import { ownerOf } from '../document/page-owner.rule.ts'

/** What a browser shows without a network for a page that it has no document of: this document, rendered there. */
export const OFFLINE_PATH = '/offline.html'

export interface PageUrl {
  /** As it is listed, without a language. */
  readonly pathname: string
  /** With its question mark, or ''. */
  readonly search: string
  /** The language that the path names. */
  readonly named: Language | null
}

export function pageUrlOf(url: string): PageUrl {
  const at = url.indexOf('?')
  const [path, search] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  const { pathname, language } = splitLanguage(path)
  return { pathname, search, named: language }
}

export interface Site {
  readonly redirectOf: (pathname: string) => string | null
  readonly routes: () => readonly ListedRoute[]
}

export interface Move {
  /** Without its query. */
  readonly path: string
  /** The same for every visitor; otherwise it follows what this one has chosen. */
  readonly isForEverybody: boolean
}

/**
 * Where the one address of a page is, if it is not this one: without a slash at its end, in lower case, and in the
 * language that the path names or else that the visitor chose. Guarded pages have the same address in every language.
 */
export function movedTo(typed: string, url: PageUrl, chosen: Language, site: Site): Move | null {
  const { pathname, named } = url
  const wanted = named ?? chosen
  const old = site.redirectOf(pathname)
  if (pathname === OFFLINE_PATH || (old === null && isAtItsAddress(typed, wanted))) return null
  const { path, language } = pathOfPage(old ?? listedAt(pathname, site), wanted, site)
  return path === typed ? null : { path, isForEverybody: language === (named ?? SOURCE_LANGUAGE) }
}

/** The one address of a page, without its query, for a visitor who chooses a language now. */
export function chosenPath({ pathname }: PageUrl, language: Language, site: Site): string {
  if (pathname === OFFLINE_PATH) return pathname
  return pathOfPage(site.redirectOf(pathname) ?? listedAt(pathname, site), language, site).path
}

function pathOfPage(listed: string, wanted: Language, site: Site) {
  const language = languageAt(listed, wanted, site)
  return { path: pathInLanguage(listed, language), language }
}

/** Cheap, and true for nearly every request. */
function isAtItsAddress(typed: string, wanted: Language): boolean {
  return wanted === SOURCE_LANGUAGE && !mayHaveAnotherUrl(typed)
}

function listedAt(pathname: string, site: Site): string {
  return oneUrl(pathname, site.routes()) ?? pathname
}

function languageAt(listed: string, wanted: Language, site: Site): Language {
  const page = ownerOf(listed, [{ remote: null, routes: site.routes() }])
  return page?.route.access ? SOURCE_LANGUAGE : wanted
}
