import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { locationsRoutes } from './locations.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

export const locationsFeature = feature<Options>(
  'locations',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, locationsRoutes, services)
  },
)
