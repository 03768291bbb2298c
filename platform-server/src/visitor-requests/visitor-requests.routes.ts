import { VisitorRequest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { openVisitorTicket } from '../domain/tickets/visitor-ticket.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

/** Questions of visitors go to the queue of the tickets, also where learners cannot open tickets. */
export const visitorRequestsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  app.post(
    '/visitor-requests',
    {
      schema: {
        tags: ['tickets'],
        summary: 'Ask a question or for a demo, without an account',
        body: VisitorRequest,
        response: { 202: z.object({}), ...refusals(422, 429) },
      },
      config: { rateLimit: { max: 5, timeWindow: '1 hour' } },
    },
    async ({ tenant, body }, reply) => {
      // A program filled in the field that people do not see: the same answer, and no ticket.
      if (body.nickname === '')
        await services.database.withTenant(tenant.id, (tx) =>
          openVisitorTicket(tx, { tenantId: tenant.id, request: body, now: services.now() }),
        )
      return reply.code(202).send({})
    },
  )
}
