import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { Releases } from '../domain/releases/open-releases.ts'
import type { Reports } from '../domain/failure-reports/failure-reports.ts'
import { createVisits } from '../domain/failure-reports/visits.ts'
import { failureReportsRoutes } from './failure-reports.routes.ts'

interface Options {
  readonly services: Services
  readonly releases: Releases
  readonly reports: Reports
}

export const failureReportsFeature = feature<Options>(
  'failure-reports',
  { needs: ['request-context', 'metrics'] },
  async (app, { services, releases, reports }) => {
    const { registry, runningShell } = releases
    await addRoutes(app, failureReportsRoutes, {
      reports,
      visits: createVisits({ ...services, registry, shell: runningShell }),
      isRemote: (id) => registry.current().remotes.has(id),
    })
  },
)
