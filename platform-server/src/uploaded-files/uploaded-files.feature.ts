import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { uploadedFilesRoutes } from './uploaded-files.routes.ts'

interface Options {
  readonly services: Pick<Services, 'storage'>
}

export const uploadedFilesFeature = feature<Options>(
  'uploaded-files',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, uploadedFilesRoutes, services)
  },
)
