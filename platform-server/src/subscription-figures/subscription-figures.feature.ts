import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { Services } from '../app/services.ts'
import { subscriptionExport } from './subscription-export.ts'
import { subscriptionFiguresRoutes } from './subscription-figures.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly accountExport: AccountExport
}

export const subscriptionFiguresFeature = feature<Options>(
  'subscription-figures',
  { needs: ['request-context'] },
  async (app, { services, accountExport }) => {
    accountExport.add(subscriptionExport)
    await addRoutes(app, subscriptionFiguresRoutes, services)
  },
)
