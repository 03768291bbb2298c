import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { gatesRoutes } from './gates.routes.ts'
import { rosterRoutes } from './roster.routes.ts'

/** Tablets at the entrances of a company's sites. */
export const gatesFeature = feature<{ readonly services: Services }>(
  'gates',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await addRoutes(app, gatesRoutes, services)
    await addRoutes(app, rosterRoutes, services)
  },
)
