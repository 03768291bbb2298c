import { TrafficQuery, TrafficReport } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Traffic } from '../domain/traffic/traffic.ts'

/** How often each page was viewed, for admins. */
export const trafficRoutes: FastifyPluginAsyncZod<{ traffic: Traffic }> = async (app, { traffic }) => {
  app.addHook('onRequest', requireRole('super_admin', 'admin'))

  app.get(
    '/traffic',
    {
      schema: {
        tags: ['Analytics'],
        summary: 'Get page views and page speed',
        security: BEARER,
        querystring: TrafficQuery,
        response: { 200: TrafficReport, ...refusals(401, 403, 422) },
      },
    },
    ({ tenant, query }) => traffic.report(tenant.id, query.days),
  )
}
