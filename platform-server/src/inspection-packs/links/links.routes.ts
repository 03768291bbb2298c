import { InspectionPackId, NewPackLink, PackLinkRequest } from '@platform/shared-contracts/http'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { managedCompany, requireCompanyManager } from '../../domain/company-people/managed-company.ts'
import { tenantSite } from '../../domain/tenants/tenant-site.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import { inspectionPackLinks, inspectionPacks } from '../../lib/data/schema/company/inspection-packs.ts'
import { siteUrl } from '../../lib/network/site-url.ts'
import { ProblemError } from '../../lib/problem.ts'
import { existingPack, readyPack } from '../sql-packs.ts'
import { addLink } from './sql-links.ts'

const own = { tags: ['Company managers'], security: BEARER, params: InspectionPackId }
const LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } }

const ADD = {
  ...own,
  summary: 'Make a link to an inspection pack; the address is shown once',
  body: PackLinkRequest,
  response: { 201: NewPackLink, ...refusals(401, 403, 404, 409, 422, 429) },
}
const REVOKE = {
  ...own,
  summary: 'Revoke a link to an inspection pack',
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

/** Links with which someone without an account reads a pack. */
export const packLinksRoutes: FastifyPluginAsyncZod<Services> = async (app, { config, database, now }) => {
  app.addHook('onRequest', requireCompanyManager(database))

  app.post('/company/inspection-packs/:id/links', { schema: ADD, config: LIMIT }, async (request, reply) => {
    const { tenantId, email: createdBy } = currentUser(request)
    const { id, token } = await database.withTenant(tenantId, async (tx) => {
      const pack = readyPack(await existingPack(tx, managedCompany(request).id, request.params.id))
      return addLink(tx, pack, { ...request.body, createdBy, createdAt: now() })
    })
    const url = siteUrl(tenantSite(config, request.tenant), '/inspection-pack', { key: token })
    return reply.code(201).send({ id, url })
  })

  app.post('/company/inspection-packs/links/:id/revoke', { schema: REVOKE }, async (request, reply) => {
    const { tenantId, email: revokedBy } = currentUser(request)
    await database.withTenant(tenantId, async (tx) => {
      const { id: companyId } = managedCompany(request)
      const ofCompany = tx
        .select({ id: inspectionPacks.id })
        .from(inspectionPacks)
        .where(eq(inspectionPacks.companyId, companyId))
      const isOpen = and(
        eq(inspectionPackLinks.id, request.params.id),
        isNull(inspectionPackLinks.revokedAt),
        inArray(inspectionPackLinks.packId, ofCompany),
      )
      const [row] = await tx
        .update(inspectionPackLinks)
        .set({ revokedBy, revokedAt: now() })
        .where(isOpen)
        .returning()
      if (!row) throw new ProblemError(404, 'pack-not-found:link')
      const subject = `company/${companyId}/inspection-pack/${row.packId}`
      const before = { recipient: row.recipient }
      await recordAudit(tx, { tenantId, actor: revokedBy, action: 'inspection-pack.revoke', subject, before })
    })
    return reply.code(204).send(null)
  })
}
