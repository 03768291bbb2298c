import type { ListedRoute, PageMetadata } from '@platform/shared-contracts/http'
import { applyPageHead } from './apply-page-head.ts'
import { pageHead, type Around } from './page-head.ts'

/**
 * Says in the head of `page` what is on `pathname`, unless it is left meanwhile. A remote's listing brings the texts of its
 * pages; those of the shell's own are fetched for the first of them.
 * Errors: rejects when they do not load.
 */
export async function writePageHead(
  page: Document,
  pathname: string,
  { routes, ...here }: Omit<Around, 'address'>,
  isLeft: () => boolean,
): Promise<void> {
  const own = routes.find((route) => route.path === pathname && hasNoTexts(route))
  const texts = own ? await ownTexts() : {}
  if (isLeft()) return
  const routesWithTexts = routes.map((route) => ({ ...route, page: route.page ?? texts[route.path] }))
  applyPageHead(pageHead(pathname, { ...here, routes: routesWithTexts, address: page.location }), page)
}

function hasNoTexts({ page, title }: ListedRoute): boolean {
  return page === undefined && title === undefined
}

async function ownTexts(): Promise<Readonly<Partial<Record<string, PageMetadata>>>> {
  return (await import(/* webpackChunkName: "page-texts" */ '../../page-texts.json')).default
}
