import type { ListedRoute } from '@platform/shared-contracts/http'
import { escapeHtml } from '../../lib/escape-html.ts'

/** Whether search engines should index a page: anyone may read it, and the listing describes it. */
export function isForEverybody({ access, page, entries, unlisted }: ListedRoute): boolean {
  return !access && !unlisted && (page !== undefined || entries !== undefined)
}

/** A page in the site map; `changedOn` in the form YYYY-MM-DD. */
export interface ListedPage {
  readonly path: string
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

/** https://www.sitemaps.org/protocol.html */
export function siteMap(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(({ path, changedOn: day }) => {
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`
    return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
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
