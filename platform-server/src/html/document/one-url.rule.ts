import type { ListedRoute } from '@platform/shared-contracts/http'
import { ownerOf } from './page-owner.rule.ts'

/** Cheap, and false for nearly every request. */
export function mayHaveAnotherUrl(pathname: string): boolean {
  return /[A-Z]|.\/$/.test(pathname)
}

/**
 * The one address of the page that answers a path: no slash at its end, and the words of the listing as they are listed.
 * Parameters stay as they are, such as `IC0110`. `null` where this is that address, and for a path without a page.
 */
export function oneUrl(pathname: string, routes: readonly ListedRoute[]): string | null {
  const page = ownerOf(pathname, [{ remote: null, routes }])
  if (!page) return null
  const typed = pathname.split('/').filter(Boolean)
  const listed = page.route.path.split('/').filter(Boolean)
  const one = `/${listed.map((part, at) => (part.startsWith(':') ? typed[at] : part)).join('/')}`
  return one === pathname ? null : one
}
