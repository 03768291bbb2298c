import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { Releases } from '../domain/releases/open-releases.ts'
import { releaseFilesRoutes } from './release-files.routes.ts'

interface Options {
  readonly services: Pick<Services, 'storage' | 'log'>
  readonly releases: Releases
}

export const releaseFilesFeature = feature<Options>(
  'release-files',
  { needs: [] },
  async (app, { services, releases }) => {
    const { registry, shell } = releases
    await addRoutes(app, releaseFilesRoutes, { ...services, registry, shell })
  },
)
