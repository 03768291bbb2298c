import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { couponsRoutes } from './coupons.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

/** Coupons of a tenant; orders use them through domain/orders. */
export const couponsFeature = feature<Options>(
  'coupons',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, couponsRoutes, services)
  },
)
