import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { OwnTicketService } from '../domain/tickets/ticket-service.ts'
import { ticketExport } from './ticket-export.ts'
import { ticketsRoutes } from './tickets.routes.ts'

interface Options extends MailingOptions {
  readonly ownTickets: OwnTicketService
  readonly accountExport: AccountExport
}

export const ticketsFeature = feature<Options>(
  'tickets',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer, ownTickets, accountExport }) => {
    accountExport.add(ticketExport)
    await addRoutes(app, ticketsRoutes, { services, tenantMailer, ownTickets })
  },
)
