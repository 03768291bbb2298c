import type { PageMetadata } from '@platform/shared-contracts/http'
import texts from '../../page-texts.json'
import { applyPageHead } from './apply-page-head.ts'
import { pageHead, type Around } from './page-head.ts'

/** Of the shell's own pages; a remote's listing brings those of its own. */
const TEXTS: Readonly<Partial<Record<string, PageMetadata>>> = texts

/** Says in the head of `page` what is on `pathname`. */
export function writePageHead(
  page: Document,
  pathname: string,
  { routes, ...here }: Omit<Around, 'address'>,
) {
  const routesWithTexts = routes.map((route) => ({ ...route, page: route.page ?? TEXTS[route.path] }))
  applyPageHead(pageHead(pathname, { ...here, routes: routesWithTexts, address: page.location }), page)
}
