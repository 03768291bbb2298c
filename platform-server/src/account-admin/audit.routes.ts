import {
  AuditFilter,
  AuditPage,
  AuditQuery,
  PlatformAuditFilter,
  PlatformAuditQuery,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { requireOperator, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { asFile, CSV_TYPE } from '../lib/csv.ts'
import { auditCsv } from './audit-csv.ts'
import { auditPage, auditRecords, tenantSlugs } from './sql-audit.ts'

type Options = Pick<Services, 'database'>

const own = { tags: ['Audit'], security: BEARER }
const page = { 200: AuditPage, ...refusals(400, 401, 403) }
const file = { 200: z.string(), ...refusals(400, 401, 403, 422, 429) }
const produces = ['text/csv']
/** A file reads up to 20,000 rows. */
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }

const OF_TENANT = {
  ...own,
  summary: 'List the audit trail of the tenant, newest first',
  querystring: AuditQuery,
  response: page,
}
const OF_TENANT_FILE = {
  ...own,
  summary: 'Download the audit trail of the tenant as CSV',
  produces,
  querystring: AuditFilter,
  response: file,
}
const OF_PLATFORM = {
  ...own,
  summary: 'List the audit trail of all tenants and the platform, newest first',
  querystring: PlatformAuditQuery,
  response: page,
}
const OF_PLATFORM_FILE = {
  ...own,
  summary: 'Download the audit trail of all tenants and the platform as CSV',
  produces,
  querystring: PlatformAuditFilter,
  response: file,
}

/** The audit trail: of the tenant for super admins, of every tenant and the platform itself for operators. */
export const auditRoutes: FastifyPluginAsyncZod<Options> = async (app, { database }) => {
  await addRoutes(app, tenantAuditRoutes, { database })
  await addRoutes(app, platformAuditRoutes, { database })
}

const tenantAuditRoutes: FastifyPluginAsyncZod<Options> = async (app, { database }) => {
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/audit', { schema: OF_TENANT }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => auditPage(tx, query)),
  )

  app.get('/admin/audit.csv', { schema: OF_TENANT_FILE, config: LIMIT }, async ({ tenant, query }, reply) => {
    const records = await database.withTenant(tenant.id, (tx) => auditRecords(tx, query))
    return reply
      .type(CSV_TYPE)
      .headers(asFile('audit.csv'))
      .send(auditCsv(records, { hasTenant: false }))
  })
}

const platformAuditRoutes: FastifyPluginAsyncZod<Options> = async (app, { database }) => {
  app.addHook('onRequest', requireOperator)

  app.get('/operators/audit', { schema: OF_PLATFORM }, ({ query }) =>
    database.withPlatform(async (tx) => auditPage(tx, query, await tenantSlugs(tx))),
  )

  app.get('/operators/audit.csv', { schema: OF_PLATFORM_FILE, config: LIMIT }, async ({ query }, reply) => {
    const records = await database.withPlatform(async (tx) => auditRecords(tx, query, await tenantSlugs(tx)))
    return reply
      .type(CSV_TYPE)
      .headers(asFile('platform-audit.csv'))
      .send(auditCsv(records, { hasTenant: true }))
  })
}
