import { CurrentNotices } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { currentNotices } from './sql-notices.ts'

const CURRENT = {
  tags: ['Notices'],
  security: BEARER,
  summary: "List today's notices for the signed-in user",
  response: { 200: CurrentNotices, ...refusals(401) },
}

export const noticesRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'now'>> = async (
  app,
  { database, now },
) => {
  app.addHook('onRequest', requireUser)

  app.get('/notices', { schema: CURRENT }, (request) => {
    const audience = currentUser(request).isProfessionalPartner ? 'partners' : 'learners'
    const today = now().toISOString().slice(0, 10)
    return database.withTenant(request.tenant.id, (tx) => currentNotices(tx, audience, today))
  })
}
