import { GateKey, GateRoster } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { readRoster } from './read-roster.ts'
import { gateOfKey } from './sql-gates.ts'

/** Several tablets of a company may share an address. */
const LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } }

const ROSTER = {
  tags: ['Gates'],
  summary: 'Get the roster of a gate by the key of its tablet',
  body: GateKey,
  response: { 200: GateRoster, ...refusals(410, 422, 429) },
}

/** For the tablet at a gate; its key is the permission. */
export const rosterRoutes: FastifyPluginAsyncZod<Services> = async (app, { database, now }) => {
  app.post('/gate/roster', { schema: ROSTER, config: LIMIT }, async ({ tenant, body }, reply) => {
    const roster = await database.withTenant(tenant.id, async (tx) => {
      const { gate, company } = await gateOfKey(tx, body.key, now())
      const { id, name, site } = gate
      const madeAt = now()
      return {
        ...{ gate: { id, name, site }, company, madeAt: madeAt.toISOString() },
        people: await readRoster(tx, gate, madeAt),
      }
    })
    return reply.header('cache-control', 'no-store').send(roster)
  })
}
