import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { partnerAdminRoutes } from './partner-admin.routes.ts'
import { partnersRoutes } from './partners.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'mail'>
}

export const partnersFeature = feature<Options>(
  'partners',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await app.register(partnersRoutes, services)
    await app.register(partnerAdminRoutes, services)
  },
)
