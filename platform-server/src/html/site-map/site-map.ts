import type { ListedRoute } from '@platform/shared-contracts/http'
import { escapeHtml } from '../../lib/escape-html.ts'

/** Whether search engines should index a page: anyone may read it, and the listing describes it. */
export function isForEverybody({ access, page, entries, unlisted }: ListedRoute): boolean {
  return !access && !unlisted && (page !== undefined || entries !== undefined)
}

/** The address with each value in the parameter's place; none for an answer of another shape. */
export function addressesOf({ path, entries }: ListedRoute, answer: unknown): readonly string[] {
  if (!entries) return []
  return itemsOf(answer)
    .map((item) => (item as Readonly<Record<string, unknown>> | null)?.[entries.field])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => path.replace(/:[^/]+/, encodeURIComponent(value)))
}

function itemsOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer
  const { items } = (answer ?? {}) as { items?: unknown }
  return Array.isArray(items) ? items : []
}

/** https://www.sitemaps.org/protocol.html */
export function siteMap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
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
