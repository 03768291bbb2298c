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
    await app.register(recordingAdminRoutes, services)
    await app.register(recordingFileRoutes, services)
  },
)
