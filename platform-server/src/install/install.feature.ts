import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { installRoutes } from './install.routes.ts'
import { tenantIcons } from './tenant-icons.ts'

interface Options {
  readonly services: Pick<Services, 'storage'>
}

export const installFeature = feature<Options>(
  'install',
  { needs: ['request-context', 'workers'] },
  async (app, { services: { storage } }) => {
    await addRoutes(app, installRoutes, { iconOf: tenantIcons({ storage, workers: app.workers }) })
  },
)
