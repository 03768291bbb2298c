import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { Services } from '../app/services.ts'
import type { SecondFactor } from '../domain/second-factor/second-factor.ts'
import { secondFactorExport } from './second-factor-export.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { securityRoutes } from './security.routes.ts'

interface Options {
  readonly services: Services
  readonly secondFactor: SecondFactor
  readonly accountExport: AccountExport
}

export const secondFactorFeature = feature<Options>(
  'second-factor',
  { needs: ['request-context'] },
  async (app, { services, secondFactor, accountExport }) => {
    accountExport.add(...secondFactorExport)
    await addRoutes(app, secondFactorRoutes, secondFactor)
    await addRoutes(app, securityRoutes, { services, ...secondFactor })
  },
)
