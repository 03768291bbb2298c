import { RemoteHealth } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Database } from '../../lib/data/database.ts'
import { OfRemote } from '../change-registry.ts'
import { deployerOf } from '../deploy-tokens/deployer.ts'
import { readRemoteHealth } from './release-health.ts'

interface Options {
  readonly database: Database
  readonly now: () => Date
}

const HOURS_MAX = 168
const HealthQuery = z.object({
  hours: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(HOURS_MAX)), 24),
})

/** How the releases of a remote perform in browsers. */
export const healthRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, now }) => {
  app.get(
    '/remotes/:remote/health',
    { schema: { params: OfRemote, querystring: HealthQuery, response: { 200: RemoteHealth } } },
    async (request) => {
      const { remote } = request.params
      deployerOf(request, remote)
      return readRemoteHealth(database, { remote, hours: request.query.hours, now: now() })
    },
  )
}
