import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { OwnTicketService } from '../domain/tickets/ticket-service.ts'
import { createResources } from './resources.ts'
import { resourcesRoutes } from './resources.routes.ts'

interface Options {
  readonly services: Services
  readonly ownTickets: OwnTicketService
}

export const resourcesFeature = feature<Options>(
  'resources',
  { needs: ['request-context', 'workers'] },
  async (app, { services, ownTickets }) => {
    const { database, config } = services
    await addRoutes(app, resourcesRoutes, {
      resources: createResources({ database, apiBase: config.apiBase, workers: app.workers }),
      onMissing: (tenant, id) =>
        ownTickets.notice(
          tenant,
          `Missing download: ${id}`,
          `Someone requested the free resource "${id}", but it does not exist. A page or an email may still link to it.`,
        ),
    })
  },
)
