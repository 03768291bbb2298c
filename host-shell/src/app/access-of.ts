import { matchPath, parsePath } from 'react-router-dom'
import type { ListedRoute, RouteAccess } from '@platform/shared-contracts/http'

type Routes = readonly Pick<ListedRoute, 'path' | 'access'>[]

/** Who may open an address, query and hash included. `undefined` for a public page, and for a path without an owner. */
export function accessOf(address: string, routes: Routes): RouteAccess | undefined {
  const pathname = parsePath(address).pathname ?? '/'
  return routes.find(({ path }) => matchPath(path, pathname))?.access
}
