import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { professionalsRoutes } from './professionals.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database'>
}

export const professionalsFeature = feature<Options>(
  'professionals',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, professionalsRoutes, services)
  },
)
