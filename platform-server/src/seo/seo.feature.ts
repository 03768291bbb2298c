import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { listedRoutes } from '../domain/releases/listed-routes.ts'
import type { Releases } from '../domain/releases/open-releases.ts'
import { TENANTS_CHANGED, type CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { seoRoutes } from './seo.routes.ts'

interface Options {
  readonly services: Services
  readonly releases: Releases
  readonly tenants: CachedTenants
}

export const seoFeature = feature<Options>(
  'seo',
  { needs: ['request-context'] },
  async (app, { services, releases, tenants }) => {
    const { database, now } = services
    await addRoutes(app, seoRoutes, {
      ...{ database, now, forget: tenants.forget },
      routesOf: listedRoutes(releases, now),
      channel: TENANTS_CHANGED,
    })
  },
)
