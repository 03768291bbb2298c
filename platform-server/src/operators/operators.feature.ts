import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { operatorsRoutes } from './operators.routes.ts'
import { scheduledJobsRoutes } from './scheduled-jobs.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'jobs'>
}

export const operatorsFeature = feature<Options>(
  'operators',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, operatorsRoutes, services)
    await addRoutes(app, scheduledJobsRoutes, services)
  },
)
