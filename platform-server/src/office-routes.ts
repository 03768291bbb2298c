import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Services } from './app/services.ts'
import { blogAdminRoutes } from './blog/blog-admin.routes.ts'
import { citationsRoutes } from './citations/citations.routes.ts'
import { socialRoutes } from './social/social.routes.ts'
import { ticketsRoutes } from './tickets/tickets.routes.ts'
import { trafficRoutes } from './traffic/traffic.routes.ts'
import type { Traffic } from './traffic/traffic.ts'

interface Options {
  readonly services: Services
  readonly traffic: Traffic
}

/** The routes of the staff's screens. */
export const officeRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, traffic }) => {
  await app.register(blogAdminRoutes, services)
  await app.register(citationsRoutes, services)
  await app.register(socialRoutes, services)
  await app.register(ticketsRoutes, services)
  await app.register(trafficRoutes, { traffic })
}
