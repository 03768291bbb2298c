import type { Language, ListedRoute } from '@platform/shared-contracts/http'
import {
  isTranslated,
  LANGUAGE_CODES,
  pathInLanguage,
  SOURCE_LANGUAGE,
} from '@platform/shared-contracts/rules'
import { escapeHtml } from '../../lib/escape-html.ts'

/** Whether search engines should index a page: anyone may read it, and the listing describes it. */
export function isForEverybody({ access, page, entries, unlisted }: ListedRoute): boolean {
  return !access && !unlisted && (page !== undefined || entries !== undefined)
}

/** A page in the site map; `changedOn` in the form YYYY-MM-DD. */
export interface ListedPage {
  readonly path: string
  /** The languages that it is in, if it is in more than the source language. */
  readonly languages?: readonly Language[]
  readonly changedOn?: string
}

/** The address with each value in the parameter's place, each once; none for an answer of another shape. */
export function pagesOf({ path, entries }: ListedRoute, answer: unknown): readonly ListedPage[] {
  if (!entries) return []
  const pages = itemsOf(answer).flatMap((item): [string, ListedPage][] => {
    const fields = (item ?? {}) as Readonly<Record<string, unknown>>
    const value = fields[entries.field]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const address = path.replace(/:[^/]+/, encodeURIComponent(value))
    return [[address, { path: address, ...changedOn(fields[entries.changed ?? '']) }]]
  })
  // The posts of one author name the same page.
  return [...new Map(pages).values()]
}

function changedOn(value: unknown): Pick<ListedPage, 'changedOn'> {
  const day = typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined
  return day === undefined ? {} : { changedOn: day }
}

function itemsOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer
  const { items } = (answer ?? {}) as { items?: unknown }
  return Array.isArray(items) ? items : []
}

/** The pages of a route with the languages that it has texts in. */
export function inItsLanguages(route: ListedRoute, pages: readonly ListedPage[]): readonly ListedPage[] {
  const languages = LANGUAGE_CODES.filter((code) => isTranslated(route, code))
  return languages.length > 1 ? pages.map((page) => ({ ...page, languages })) : pages
}

/** https://www.sitemaps.org/protocol.html and https://developers.google.com/search/docs/specialty/international/localized-versions */
export function siteMap(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.flatMap(({ path, changedOn: day, languages = [SOURCE_LANGUAGE] }) => {
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`
    const addressIn = (language: Language) => escapeHtml(origin + pathInLanguage(path, language))
    const link = (hreflang: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(language)}"/>`
    const others =
      languages.length > 1
        ? [...languages.map((code) => link(code, code)), link('x-default', SOURCE_LANGUAGE)].join('')
        : ''
    return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${changed}${others}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

/** Crawlers may read everything except API calls and pages that only members may open. */
export function robotsText(origin: string, guarded: readonly string[]): string {
  const closed = ['/api/', ...guarded.map((path) => path.replace(/:.*$/, ''))]
  return [
    'User-agent: *',
    ...closed.toSorted().map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
