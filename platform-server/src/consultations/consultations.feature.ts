import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { Services } from '../app/services.ts'
import { consultationsRoutes } from './consultations.routes.ts'
import { consultationExport } from './sql-consultations.ts'

interface Options {
  readonly services: Services
  readonly accountExport: AccountExport
}

export const consultationsFeature = feature<Options>(
  'consultations',
  { needs: ['request-context'] },
  async (app, { services, accountExport }) => {
    accountExport.add(consultationExport)
    await app.register(consultationsRoutes, { services })
  },
)
