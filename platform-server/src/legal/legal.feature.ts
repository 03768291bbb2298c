import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { legalRoutes } from './legal.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

export const legalFeature = feature<Options>(
  'legal',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, legalRoutes, services)
  },
)
