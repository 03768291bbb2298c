import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { citationsRoutes } from './citations.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

export const citationsFeature = feature<Options>(
  'citations',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, citationsRoutes, services)
  },
)
