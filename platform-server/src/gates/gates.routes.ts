import { randomUUID } from 'node:crypto'
import { GateId, GateList, GateRequest, MAX_GATES, NewGate } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { managedCompany, requireCompanyManager } from '../domain/company-people/managed-company.ts'
import { qrCodeOf } from '../domain/second-factor/qr-code.ts'
import { tenantSite } from '../domain/tenants/tenant-site.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { companyGates } from '../lib/data/schema/company/gates.ts'
import { newToken, tokenHash } from '../lib/keys/secret-token.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import { ProblemError } from '../lib/problem.ts'
import { deleteGate, gateList, lockGates } from './sql-gates.ts'

const own = { tags: ['Company managers'], security: BEARER }
const LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } }

const LIST = {
  ...own,
  summary: 'List the gates of my company, with when each was last used',
  response: { 200: GateList, ...refusals(401, 403) },
}
const ADD = {
  ...own,
  summary: 'Add a gate of my company; the address for its tablet is shown once',
  body: GateRequest,
  response: { 201: NewGate, ...refusals(401, 403, 409, 422, 429) },
}
const REMOVE = {
  ...own,
  summary: 'Remove a gate of my company; the key of its tablet stops working',
  params: GateId,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

/** The gates of the company that the caller manages. */
export const gatesRoutes: FastifyPluginAsyncZod<Services> = async (app, { config, database, now }) => {
  app.addHook('onRequest', requireCompanyManager(database))

  app.get('/company/gates', { schema: LIST }, (request) =>
    database.withTenant(request.tenant.id, (tx) => gateList(tx, managedCompany(request).id)),
  )

  app.post('/company/gates', { schema: ADD, config: LIMIT }, async (request, reply) => {
    const { name, site } = request.body
    const { tenantId, email: createdBy } = currentUser(request)
    const { id: companyId } = managedCompany(request)
    const [id, token] = [randomUUID(), newToken()]
    await database.withTenant(tenantId, async (tx) => {
      if ((await lockGates(tx, companyId)) >= MAX_GATES) throw new ProblemError(409, 'too-many-gates')
      const key = { tokenHash: tokenHash(token), createdBy, createdAt: now() }
      await tx.insert(companyGates).values({ id, tenantId, companyId, name, site, ...key })
      const subject = `company/${companyId}/gate/${id}`
      await recordAudit(tx, {
        tenantId,
        actor: createdBy,
        subject,
        action: 'gate.add',
        after: { name, site },
      })
    })
    // Behind the #, so that no server and no log on the way sees it.
    const url = `${siteUrl(tenantSite(config, request.tenant), '/gate')}#${token}`
    return reply.code(201).send({ id, url, qrCode: qrCodeOf(url) })
  })

  app.delete('/company/gates/:id', { schema: REMOVE }, async (request, reply) => {
    const { tenantId, email: actor } = currentUser(request)
    await database.withTenant(tenantId, async (tx) => {
      const { id: companyId } = managedCompany(request)
      const { id, name, site } = await deleteGate(tx, companyId, request.params.id)
      const subject = `company/${companyId}/gate/${id}`
      await recordAudit(tx, { tenantId, actor, subject, action: 'gate.remove', before: { name, site } })
    })
    return reply.code(204).send(null)
  })
}
