import { matchRoutes } from 'react-router-dom'
import type { ListedRoute, TenantConfig, User } from '@platform/shared-contracts/http'
import type { Locale } from '@platform/shared-contracts/remote'
import { inPageLanguage, isNavEntryShown } from '@platform/shared-contracts/rules'

interface Reader {
  readonly user: User | null
  readonly tenant: TenantConfig
  readonly language: Locale
}

/**
 * What a page asks the API for first, as its remote lists it. None for an address that is not the route's, and for one with a query:
 * that chooses another view of the page.
 */
export function dataPaths(
  { path: route, data = [] }: ListedRoute,
  { pathname, search }: URL,
  { user, tenant, language }: Reader,
): readonly string[] {
  const params = !search && matchRoutes([{ path: route }], pathname)?.[0]?.params
  if (!params) return []
  return data
    .filter(({ when }) => isNavEntryShown(when, user, tenant))
    .map(({ path, localized }) => {
      const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      return localized ? inPageLanguage(filled, language) : filled
    })
}
