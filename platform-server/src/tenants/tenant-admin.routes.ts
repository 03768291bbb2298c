import {
  TenantCreateRequest,
  TenantDetail,
  TenantDraftRequest,
  TenantPage,
  TenantQuery,
  TenantRevisionList,
  TenantRollbackRequest,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole } from '../app/request-context.ts'
import type { Database } from '../lib/data/database.ts'
import type { TenantAdmin } from './tenant-admin.ts'
import { tenantDetail, tenantHistory, tenantPage } from './tenant-queries.ts'

interface Options {
  readonly database: Database
  readonly tenantAdmin: TenantAdmin
}

const params = z.object({ id: PathId })
const detail = { 200: TenantDetail }
const tags = ['tenants']

/** Tenants, for super admins only, of whichever tenant they are. */
export const tenantAdminRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { database, tenantAdmin: admin },
) => {
  app.addHook('preHandler', requireRole('super_admin'))

  app.get(
    '/tenants',
    { schema: { tags, querystring: TenantQuery, response: { 200: TenantPage } } },
    ({ query }) => database.withPlatform((tx) => tenantPage(tx, query)),
  )

  app.post(
    '/tenants',
    { schema: { tags, body: TenantCreateRequest, response: { 201: TenantDetail } } },
    async (request, reply) => {
      const { slug, settings } = request.body
      return reply.code(201).send(await admin.create(slug, settings, currentUser(request).email))
    },
  )

  app.get('/tenants/:id', { schema: { tags, params, response: detail } }, (request) =>
    database.withPlatform((tx) => tenantDetail(tx, request.params.id)),
  )

  app.delete(
    '/tenants/:id',
    { schema: { tags, params, response: { 204: z.null() } } },
    async (request, reply) => {
      await admin.remove(request.params.id, currentUser(request).email)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/tenants/:id/draft',
    { schema: { tags, params, body: TenantDraftRequest, response: detail } },
    (request) => {
      const { baseRevision, settings } = request.body
      return admin.saveDraft(request.params.id, baseRevision, settings, currentUser(request).email)
    },
  )

  app.delete('/tenants/:id/draft', { schema: { tags, params, response: detail } }, (request) =>
    admin.discardDraft(request.params.id, currentUser(request).email),
  )

  app.post('/tenants/:id/publish', { schema: { tags, params, response: detail } }, (request) =>
    admin.publishDraft(request.params.id, currentUser(request).email),
  )

  app.get(
    '/tenants/:id/revisions',
    { schema: { tags, params, response: { 200: TenantRevisionList } } },
    (request) => database.withPlatform((tx) => tenantHistory(tx, request.params.id)),
  )

  app.post(
    '/tenants/:id/rollback',
    { schema: { tags, params, body: TenantRollbackRequest, response: detail } },
    (request) => admin.rollBack(request.params.id, request.body.revision, currentUser(request).email),
  )
}
