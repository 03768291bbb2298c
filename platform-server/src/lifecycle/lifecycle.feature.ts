import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { releaseOrders } from '../domain/orders/release-seats.ts'
import { lifecycleRoutes } from './lifecycle.routes.ts'

interface Options {
  readonly services: Services
}

export const lifecycleFeature = feature<Options>(
  'lifecycle',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await app.register(lifecycleRoutes, { services, releaseOrders })
  },
)
