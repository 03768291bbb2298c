import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { vitalsRoutes } from './vitals.routes.ts'

interface Options {
  readonly services: Services
}

export const vitalsFeature = feature<Options>(
  'vitals',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, vitalsRoutes, { services })
  },
)
