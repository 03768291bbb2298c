import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { filesRoutes } from './files.routes.ts'

interface Options {
  readonly services: Pick<Services, 'storage'>
}

export const filesFeature = feature<Options>(
  'files',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await app.register(filesRoutes, services)
  },
)
