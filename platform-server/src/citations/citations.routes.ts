import {
  CitationImportReport,
  CitationImportRequest,
  CitationPage,
  CitationQuery,
  CitationStats,
  CitedInspectionDetail,
  MostCited,
  verbatim,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireRole, type RequestTenant } from '../app/request-context.ts'
import { requireFeature } from '../app/require-feature.ts'
import type { Services } from '../app/services.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { citedInspections } from '../lib/data/schema/content/citations.ts'
import { importCitations } from './import-citations.ts'
import { MOST_CITED } from './most-cited.ts'
import { citationDetail, citationPage, citationStats } from './sql-citations.ts'

const IMPORT_LIMIT_BYTES = 6 * 1024 * 1024
const params = z.object({ activityNr: verbatim(12) })
const tags = ['citations']

type Options = Pick<Services, 'database' | 'now'>

/** Enforcement records, for super admins. */
export const citationsRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, now }) => {
  app.addHook('onRequest', requireRole('super_admin'))
  await addRoutes(app, importRoutes, { database, now })

  app.get(
    '/citations',
    { schema: { tags, querystring: CitationQuery, response: { 200: CitationPage } } },
    ({ tenant, query }) => database.withTenant(tenant.id, (tx) => citationPage(tx, query)),
  )

  app.get(
    '/citations/stats',
    { schema: { tags, querystring: CitationQuery, response: { 200: CitationStats } } },
    ({ tenant, query }) => database.withTenant(tenant.id, (tx) => citationStats(tx, query)),
  )

  app.get('/citations/most-cited', { schema: { tags, response: { 200: MostCited } } }, async () => MOST_CITED)

  app.get(
    '/citations/:activityNr',
    { schema: { tags, params, response: { 200: CitedInspectionDetail } } },
    ({ tenant, params: { activityNr } }) =>
      database.withTenant(tenant.id, (tx) => citationDetail(tx, activityNr)),
  )

  app.delete('/citations/demo', { schema: { tags, response: { 204: z.null() } } }, async (request, reply) => {
    const tenantId = request.tenant.id
    await database.withTenant(tenantId, async (tx) => {
      await tx.delete(citedInspections).where(eq(citedInspections.source, 'demo'))
      const actor = currentUser(request).email
      await recordAudit(tx, { tenantId, actor, action: 'citations.remove-demo', subject: 'citations' })
    })
    return reply.code(204).send(null)
  })
}

const importRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, now }) => {
  app.addHook('onRequest', requireFeature('scraper'))

  app.post(
    '/citations/imports',
    {
      bodyLimit: IMPORT_LIMIT_BYTES,
      schema: { tags, body: CitationImportRequest, response: { 200: CitationImportReport } },
    },
    (request) => {
      const { tenant, body } = request
      return database.withTenant(tenant.id, async (tx) => {
        const report = await importCitations(tx, tenant.id, body, now())
        if (!body.isDryRun) await recordAudit(tx, importAudit(tenant, currentUser(request).email, report))
        return report
      })
    },
  )
}

function importAudit({ id: tenantId }: RequestTenant, actor: string, report: CitationImportReport) {
  const { kind, added, updated, removed, refusedRows } = report
  const after = { kind, added, updated, removed, refusedRows }
  return { tenantId, actor, action: 'citations.import' as const, subject: 'citations', after }
}
