import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import { packLinksRoutes } from './links/links.routes.ts'
import { sharedPackRoutes } from './links/shared-pack.routes.ts'
import { registerPackMaking } from './make-pack.ts'
import type { PackMaking } from './pack-making.ts'
import { packsRoutes } from './packs.routes.ts'
import { packSchedulesRoutes } from './schedules/schedules.routes.ts'

/** Training records of a company for an inspector: files that a job makes, and links to them. */
export const inspectionPacksFeature = feature<Omit<PackMaking, 'workers'>>(
  'inspection-packs',
  { needs: ['request-context', 'workers'] },
  async (app, { services, ...making }) => {
    await registerPackMaking({ services, ...making, workers: app.workers })
    await addRoutes(app, packsRoutes, services)
    await addRoutes(app, packLinksRoutes, services)
    await addRoutes(app, packSchedulesRoutes, services)
    await addRoutes(app, sharedPackRoutes, services)
  },
)
