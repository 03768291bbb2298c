import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { Services } from '../app/services.ts'
import { progressExport } from '../domain/progress/sql-progress.ts'
import { progressRoutes } from './progress.routes.ts'

interface Options {
  readonly services: Services
  readonly accountExport: AccountExport
}

export const progressFeature = feature<Options>(
  'progress',
  { needs: ['request-context'] },
  async (app, { services, accountExport }) => {
    accountExport.add(...progressExport)
    await addRoutes(app, progressRoutes, { services })
  },
)
