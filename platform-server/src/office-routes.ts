import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Services } from './app/services.ts'
import { blogAdminRoutes } from './blog/blog-admin.routes.ts'
import { citationsRoutes } from './citations/citations.routes.ts'
import { ticketsRoutes } from './tickets/tickets.routes.ts'

interface Options {
  readonly services: Services
}

/** What the staff's screens ask for. */
export const officeRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  await app.register(blogAdminRoutes, services)
  await app.register(citationsRoutes, services)
  await app.register(ticketsRoutes, services)
}
