import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { socialRoutes } from './social.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

export const socialFeature = feature<Options>(
  'social',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, socialRoutes, services)
  },
)
