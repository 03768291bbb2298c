import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { recordingAdminRoutes } from './recording-admin.routes.ts'
import { recordingFileRoutes } from './recording-file.routes.ts'

interface Options {
  readonly services: Services
}

export const recordingsFeature = feature<Options>(
  'recordings',
  { needs: ['request-context', 'workers'] },
  async (app, { services }) => {
    await addRoutes(app, recordingAdminRoutes, services)
    await addRoutes(app, recordingFileRoutes, services)
  },
)
