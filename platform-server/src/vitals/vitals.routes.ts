import { VitalsReport } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { dropBeacons } from '../lib/network/beacons.ts'
import { vitals } from '../lib/data/schema/vitals.ts'

const SIZE_LIMIT_BYTES = 4 * 1024

/** What a browser measured. Nothing that identifies the visitor is stored. */
export const vitalsRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { database } },
) => {
  // sendBeacon sends a string as text/plain: a JSON type would cost it a preflight on another origin.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.post(
    '/vitals',
    {
      bodyLimit: SIZE_LIMIT_BYTES,
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      errorHandler: dropBeacons(app)('vital'),
      schema: {
        tags: ['Analytics'],
        summary: "'Report a web vital of a page; reports over the limit are dropped'",
        body: VitalsReport,
        response: { 204: z.null(), ...refusals(413, 422) },
      },
    },
    async ({ tenant, body }, reply) => {
      const { name, value, path } = body
      await database.withTenant(tenant.id, (tx) =>
        tx.insert(vitals).values({ tenantId: tenant.id, name, value, path }),
      )
      return reply.code(204).send(null)
    },
  )
}
