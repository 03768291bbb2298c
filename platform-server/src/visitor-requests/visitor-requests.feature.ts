import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { visitorRequestsRoutes } from './visitor-requests.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

export const visitorRequestsFeature = feature<Options>(
  'visitor-requests',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, visitorRequestsRoutes, { services })
  },
)
