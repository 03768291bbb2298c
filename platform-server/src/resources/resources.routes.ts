import { ResourcePage, ResourceQuery, verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { fileAnswer, refusals } from '../app/route-schema.ts'
import { customerOf } from '../app/workers.ts'
import type { RequestTenant } from '../app/request-context.ts'
import { ProblemError } from '../lib/problem.ts'
import type { Resources } from './resources.ts'

interface Options {
  readonly resources: Resources
  /** A visitor followed a link to a file that does not exist. */
  readonly onMissing: (tenant: RequestTenant, id: string) => Promise<void>
}

export const resourcesRoutes: FastifyPluginAsyncZod<Options> = async (app, { resources, onMissing }) => {
  app.get(
    '/resources',
    { schema: { querystring: ResourceQuery, response: { 200: ResourcePage } } },
    ({ tenant, query }) => resources.search(tenant, query),
  )

  app.get(
    '/resources/:id/file',
    {
      schema: {
        params: z.object({ id: verbatim(80) }),
        response: { 200: z.file(), ...refusals(404, 429) },
      },
      // Rendering a sheet costs more than reading a row.
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const { tenant, params } = request
      const file = await resources.file(tenant, params.id, customerOf(request))
      if (!file) {
        await onMissing(tenant, params.id)
        throw new ProblemError(404, 'resource-not-found')
      }
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('cache-control', 'no-cache')
        .send(fileAnswer(file.pdf))
    },
  )
}
