import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { Services } from '../app/services.ts'
import { ticketExport } from './ticket-export.ts'
import { ticketsRoutes } from './tickets.routes.ts'

interface Options {
  readonly services: Services
  readonly accountExport: AccountExport
}

export const ticketsFeature = feature<Options>(
  'tickets',
  { needs: ['request-context'] },
  async (app, { services, accountExport }) => {
    accountExport.add(ticketExport)
    await app.register(ticketsRoutes, services)
  },
)
