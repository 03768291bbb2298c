import {
  PartnerCandidateList,
  PartnerRecord,
  PartnerRecordList,
  PartnerRecordRequest,
  PartnerRemoval,
  text,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import {
  noSuchPartner,
  partnerCandidates,
  partnerRecords,
  removePartner,
  savePartner,
} from './partner-admin.ts'

const own = { tags: ['Partners'], security: BEARER }
const params = z.object({ id: PathId })
const SearchQuery = z.object({ q: z._default(text(100), '') })

const LIST = {
  ...own,
  summary: 'List partners with the content of their public pages',
  response: { 200: PartnerRecordList, ...refusals(401, 403) },
}
const CANDIDATES = {
  ...own,
  summary: 'List people who can become partners',
  querystring: SearchQuery,
  response: { 200: PartnerCandidateList, ...refusals(401, 403, 422) },
}
const READ = {
  ...own,
  summary: 'Get a partner',
  params,
  response: { 200: PartnerRecord, ...refusals(401, 403, 404) },
}
const SAVE = {
  ...own,
  summary: 'Save a partner’s page; makes the person a partner',
  params,
  body: PartnerRecordRequest,
  response: { 200: PartnerRecord, ...refusals(401, 403, 404, 409, 422) },
}
const REMOVE = {
  ...own,
  summary: 'Remove the partner status of a person',
  params,
  querystring: PartnerRemoval,
  response: { 204: z.null(), ...refusals(401, 403, 404, 409, 422) },
}

/** Partners of the tenant, for its admins. */
export const partnerAdminRoutes: FastifyPluginAsyncZod<Pick<Services, 'database'>> = async (
  app,
  { database },
) => {
  app.addHook('onRequest', requireRole('super_admin', 'admin'))

  app.get('/admin/partners', { schema: LIST }, async ({ tenant }) => {
    const items = await database.withTenant(tenant.id, (tx) => partnerRecords(tx))
    return { items, total: items.length }
  })

  app.get('/admin/partners/candidates', { schema: CANDIDATES }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => partnerCandidates(tx, query.q)),
  )

  app.get('/admin/partners/:id', { schema: READ }, async ({ tenant, params: { id } }) => {
    const [partner] = await database.withTenant(tenant.id, (tx) => partnerRecords(tx, id))
    if (!partner) throw noSuchPartner()
    return partner
  })

  app.put('/admin/partners/:id', { schema: SAVE }, (request) =>
    database.withTenant(request.tenant.id, (tx) =>
      savePartner(tx, request.params.id, request.body, currentUser(request).email),
    ),
  )

  app.delete('/admin/partners/:id', { schema: REMOVE }, async (request, reply) => {
    const { email } = currentUser(request)
    await database.withTenant(request.tenant.id, (tx) =>
      removePartner(tx, request.params.id, request.query.to, email),
    )
    return reply.code(204).send(null)
  })
}
