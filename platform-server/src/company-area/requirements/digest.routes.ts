import { DigestChoice } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { currentUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { requireCompanyManager } from '../../domain/company-people/managed-company.ts'
import { companyManagers } from '../../lib/data/schema/company/company-people.ts'

const own = { tags: ['Company managers'], security: BEARER }
const READ = {
  ...own,
  summary: 'Show whether I get the weekly email about my company',
  response: { 200: DigestChoice, ...refusals(401, 403) },
}
const CHOOSE = {
  ...own,
  summary: 'Choose whether I get the weekly email about my company',
  body: DigestChoice,
  response: { 200: DigestChoice, ...refusals(401, 403, 422) },
}

/** Each manager's own choice. */
export const digestRoutes: FastifyPluginAsyncZod<Services> = async (app, { database }) => {
  app.addHook('onRequest', requireCompanyManager(database))

  app.get('/company/digest', { schema: READ }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, async (tx) => {
      const [manager] = await tx.select().from(companyManagers).where(eq(companyManagers.userId, userId))
      return { isOn: manager?.getsDigest ?? false }
    })
  })

  app.put('/company/digest', { schema: CHOOSE }, async (request) => {
    const { tenantId, userId } = currentUser(request)
    const { isOn } = request.body
    await database.withTenant(tenantId, (tx) =>
      tx.update(companyManagers).set({ getsDigest: isOn }).where(eq(companyManagers.userId, userId)),
    )
    return { isOn }
  })
}
