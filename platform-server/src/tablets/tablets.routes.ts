import { randomUUID } from 'node:crypto'
import { MAX_TABLETS, NewTablet, TabletId, TabletList, TabletRequest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { managedCompany, requireCompanyManager } from '../domain/company-people/managed-company.ts'
import { qrCodeOf } from '../domain/second-factor/qr-code.ts'
import { tenantSite } from '../domain/tenants/tenant-site.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { companyTablets } from '../lib/data/schema/company/tablets.ts'
import { newToken, tokenHash } from '../lib/keys/secret-token.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import { ProblemError } from '../lib/problem.ts'
import { deleteTablet, lockTablets, tabletList } from './sql-tablets.ts'

const own = { tags: ['Company managers'], security: BEARER }
const LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } }

const LIST = {
  ...own,
  summary: 'List the shared tablets of my company, with when each was last used',
  response: { 200: TabletList, ...refusals(401, 403) },
}
const ADD = {
  ...own,
  summary: 'Add a shared tablet of my company; the address for it is shown once',
  body: TabletRequest,
  response: { 201: NewTablet, ...refusals(401, 403, 409, 422, 429) },
}
const REMOVE = {
  ...own,
  summary: 'Remove a shared tablet of my company; its key stops working and its sessions end',
  params: TabletId,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

/** The shared tablets of the company that the caller manages. */
export const tabletsRoutes: FastifyPluginAsyncZod<Services> = async (app, { config, database, now }) => {
  app.addHook('onRequest', requireCompanyManager(database))

  app.get('/company/tablets', { schema: LIST }, (request) =>
    database.withTenant(request.tenant.id, (tx) => tabletList(tx, managedCompany(request).id)),
  )

  app.post('/company/tablets', { schema: ADD, config: LIMIT }, async (request, reply) => {
    const { name } = request.body
    const { tenantId, email: actor } = currentUser(request)
    const { id: companyId } = managedCompany(request)
    const [id, token] = [randomUUID(), newToken()]
    await database.withTenant(tenantId, async (tx) => {
      if ((await lockTablets(tx, companyId)) >= MAX_TABLETS) throw new ProblemError(409, 'too-many-tablets')
      const key = { tokenHash: tokenHash(token), createdBy: actor, createdAt: now() }
      await tx.insert(companyTablets).values({ id, tenantId, companyId, name, ...key })
      const subject = `company/${companyId}/tablet/${id}`
      await recordAudit(tx, { tenantId, actor, subject, action: 'tablet.add', after: { name } })
    })
    // Behind the #, so that no server and no log on the way sees it.
    const url = `${siteUrl(tenantSite(config, request.tenant), '/tablet')}#${token}`
    return reply.code(201).send({ id, url, qrCode: qrCodeOf(url) })
  })

  app.delete('/company/tablets/:id', { schema: REMOVE }, async (request, reply) => {
    const { tenantId, email: actor } = currentUser(request)
    await database.withTenant(tenantId, async (tx) => {
      const { id: companyId } = managedCompany(request)
      const { id, name } = await deleteTablet(tx, companyId, request.params.id)
      const subject = `company/${companyId}/tablet/${id}`
      await recordAudit(tx, { tenantId, actor, subject, action: 'tablet.remove', before: { name } })
    })
    return reply.code(204).send(null)
  })
}
