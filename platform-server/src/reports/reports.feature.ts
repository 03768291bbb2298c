import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { Releases } from '../domain/releases/open-releases.ts'
import type { Reports } from '../domain/reports/reports.ts'
import { createVisits } from '../domain/reports/visits.ts'
import { reportsRoutes } from './reports.routes.ts'

interface Options {
  readonly services: Services
  readonly releases: Releases
  readonly reports: Reports
}

export const reportsFeature = feature<Options>(
  'reports',
  { needs: ['request-context', 'metrics'] },
  async (app, { services, releases, reports }) => {
    const { registry, runningShell } = releases
    await app.register(reportsRoutes, {
      reports,
      visits: createVisits({ ...services, registry, shell: runningShell }),
      isRemote: (id) => registry.current().remotes.has(id),
    })
  },
)
