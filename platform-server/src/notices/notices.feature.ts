import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { noticeAdminRoutes } from './notice-admin.routes.ts'
import { noticesRoutes } from './notices.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

export const noticesFeature = feature<Options>(
  'notices',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, noticesRoutes, services)
    await addRoutes(app, noticeAdminRoutes, services)
  },
)
