import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { uploadsRoutes } from './uploads.routes.ts'

interface Options {
  readonly services: Pick<Services, 'storage'>
}

export const uploadsFeature = feature<Options>(
  'uploads',
  { needs: ['request-context', 'workers'] },
  async (app, { services }) => {
    await addRoutes(app, uploadsRoutes, services)
  },
)
