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
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, refuseWithoutProof, requireOperator } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Database } from '../lib/data/database.ts'
import { tenantAdmin, type TenantAdmin, type TenantAdminOptions } from './tenant-admin.ts'
import { managerOf, refuseNewPayment, requireTenantManager } from './tenant-manager.ts'
import { tenantDetail, tenantHistory, tenantPage } from './tenant-queries.ts'

interface Options extends TenantAdminOptions {
  readonly now: () => Date
}

interface Parts {
  readonly database: Database
  readonly tenantAdmin: TenantAdmin
  readonly now: () => Date
}

const params = z.object({ id: PathId })
const own = { tags: ['Tenants'], security: BEARER }
const refused = refusals(401, 403, 404)
const detail = { 200: TenantDetail, ...refusals(401, 403, 404, 409, 422) }

/** Tenants: their own for a super admin, all of them for a platform operator. */
export const tenantAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { database, now } = options
  const parts: Parts = { database, now, tenantAdmin: tenantAdmin(options) }
  await addRoutes(app, everyTenantRoutes, parts)
  await addRoutes(app, oneTenantRoutes, parts)
}

/** What reaches beyond one tenant. */
const everyTenantRoutes: FastifyPluginAsyncZod<Parts> = async (
  app,
  { database, tenantAdmin: admin, now },
) => {
  app.addHook('onRequest', requireOperator)

  app.get(
    '/tenants',
    {
      schema: {
        ...own,
        summary: 'List all tenants of the platform',
        querystring: TenantQuery,
        response: { 200: TenantPage, ...refusals(400, 401, 403) },
      },
    },
    ({ query }) => database.withPlatform((tx) => tenantPage(tx, query)),
  )

  app.post(
    '/tenants',
    {
      schema: {
        ...own,
        summary: 'Create a tenant',
        body: TenantCreateRequest,
        response: { 201: TenantDetail, ...refusals(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { slug, settings } = request.body
      const who = currentUser(request)
      refuseNewPayment({ refuseWithoutProof: () => refuseWithoutProof(who, now()) }, settings, [])
      return reply.code(201).send(await admin.create(slug, settings, who.email))
    },
  )

  app.delete(
    '/tenants/:id',
    {
      schema: {
        ...own,
        summary: 'Delete a tenant that has no accounts',
        params,
        response: { 204: z.null(), ...refusals(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      await admin.remove(request.params.id, currentUser(request).email)
      return reply.code(204).send(null)
    },
  )
}

/** One tenant's settings; those of another tenant are not found. */
const oneTenantRoutes: FastifyPluginAsyncZod<Parts> = async (app, { database, tenantAdmin: admin, now }) => {
  app.addHook('onRequest', requireTenantManager)
  const of = (summary: string) => ({ ...own, summary, params })

  app.get(
    '/tenants/:id',
    { schema: { ...of('Get the settings of a tenant'), response: detail } },
    (request) => database.withPlatform((tx) => tenantDetail(tx, request.params.id)),
  )

  app.put(
    '/tenants/:id/draft',
    { schema: { ...of('Save a draft of the settings'), body: TenantDraftRequest, response: detail } },
    (request) => admin.saveDraft(request.params.id, request.body, managerOf(request, now())),
  )

  app.delete('/tenants/:id/draft', { schema: { ...of('Discard the draft'), response: detail } }, (request) =>
    admin.discardDraft(request.params.id, managerOf(request, now())),
  )

  app.post('/tenants/:id/publish', { schema: { ...of('Publish the draft'), response: detail } }, (request) =>
    admin.publishDraft(request.params.id, managerOf(request, now())),
  )

  app.get(
    '/tenants/:id/revisions',
    { schema: { ...of('List published revisions'), response: { 200: TenantRevisionList, ...refused } } },
    (request) => database.withPlatform((tx) => tenantHistory(tx, request.params.id)),
  )

  app.post(
    '/tenants/:id/rollback',
    { schema: { ...of('Restore an older revision'), body: TenantRollbackRequest, response: detail } },
    (request) => admin.rollBack(request.params.id, request.body.revision, managerOf(request, now())),
  )
}
