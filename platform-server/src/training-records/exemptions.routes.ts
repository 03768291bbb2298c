import {
  CompanyExemptionAnswer,
  CompanyExemptionList,
  CompanyExemptionRequest,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { managedCompany, requireCompanyManager } from '../domain/company-people/managed-company.ts'
import { queueRequirements } from '../domain/requirements/requirements-job.ts'
import { endExemption, exempt, exemptionList } from './exemptions.ts'

const own = { tags: ['Company managers'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List exemptions from training in my company',
  response: { 200: CompanyExemptionList, ...refusals(401, 403) },
}
const ADD = {
  ...own,
  summary: 'Exempt people of my company from modules',
  body: CompanyExemptionRequest,
  response: { 201: CompanyExemptionAnswer, ...refusals(401, 403, 404, 409, 422) },
}
const END = {
  ...own,
  summary: 'End an exemption in my company',
  params: z.object({ id: PathId }),
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

/** People who do not need a module for some time, in the company that the caller manages. */
export const exemptionsRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { database, now } = services
  app.addHook('onRequest', requireCompanyManager(database))
  const acting = (request: FastifyRequest) => ({
    who: currentUser(request),
    company: managedCompany(request),
    now: now(),
  })

  app.get('/company/exemptions', { schema: LIST }, (request) =>
    database.withTenant(request.tenant.id, (tx) => exemptionList(tx, acting(request))),
  )

  app.post('/company/exemptions', { schema: ADD }, async (request, reply) => {
    const count = await database.withTenant(request.tenant.id, (tx) =>
      exempt(tx, acting(request), request.body),
    )
    return reply.code(201).send({ exempt: count })
  })

  app.post('/company/exemptions/:id/end', { schema: END }, async (request, reply) => {
    const { id: tenantId } = request.tenant
    const { id: companyId } = managedCompany(request)
    await database.withTenant(tenantId, async (tx) => {
      await endExemption(tx, acting(request), request.params.id)
      await queueRequirements(services, tx, { tenantId, companyId })
    })
    return reply.code(204).send(null)
  })
}
