import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { priceListRoutes } from './prices/price-list.routes.ts'
import { tenantAdminRoutes } from './tenant-admin.routes.ts'
import { tenantConfigRoutes } from './tenant-config.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'storage' | 'now'>
  readonly tenants: CachedTenants
}

export const tenantsFeature = feature<Options>(
  'tenants',
  { needs: ['request-context'] },
  async (app, { services, tenants }) => {
    await addRoutes(app, tenantConfigRoutes)
    await addRoutes(app, tenantAdminRoutes, { ...services, forget: tenants.forget })
    await addRoutes(app, priceListRoutes, { database: services.database, forget: tenants.forget })
  },
)
