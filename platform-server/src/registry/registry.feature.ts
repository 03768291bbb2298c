import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { Releases } from '../domain/releases/open-releases.ts'
import { currentReleasesRoutes } from './current-releases.routes.ts'
import { registryRoutes } from './registry.routes.ts'

interface Options {
  readonly services: Services
  readonly releases: Releases
}

export const registryFeature = feature<Options>(
  'registry',
  { needs: ['request-context'] },
  async (app, { services, releases }) => {
    const { database, now, config } = services
    const { registry, deploys, gate, overrides, runningShell: shell } = releases
    await addRoutes(app, registryRoutes, {
      ...{ registry, deploys, gate, overrides, shell, database, now },
      prefix: '/registry',
      visitorsPerNetwork: config.visitorsPerNetwork,
    })
    await addRoutes(app, currentReleasesRoutes, { registry, shell, now })
  },
)
