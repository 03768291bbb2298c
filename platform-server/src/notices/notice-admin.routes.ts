import { Notice, NoticePage, NoticeQuery, NoticeRequest, PathId } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { editorOf, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { notices } from '../lib/data/schema/content/notices.ts'
import { findNotice, insertNotice, noticePage } from './sql-notices.ts'

const own = { tags: ['Notices'], security: BEARER }
const params = z.object({ id: PathId })

const LIST = {
  ...own,
  summary: 'List all notices of the tenant',
  querystring: NoticeQuery,
  response: { 200: NoticePage, ...refusals(401, 403, 422) },
}
const CREATE = {
  ...own,
  summary: 'Add a notice',
  body: NoticeRequest,
  response: { 201: Notice, ...refusals(401, 403, 422) },
}
const CHANGE = {
  ...own,
  summary: 'Update a notice',
  params,
  body: NoticeRequest,
  response: { 200: Notice, ...refusals(401, 403, 404, 422) },
}
const REMOVE = {
  ...own,
  summary: 'Remove a notice',
  params,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

/** Notices that the tenant's admins publish for its users. */
export const noticeAdminRoutes: FastifyPluginAsyncZod<Pick<Services, 'database'>> = async (
  app,
  { database },
) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get('/admin/notices', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => noticePage(tx, query)),
  )

  app.post('/admin/notices', { schema: CREATE }, async (request, reply) => {
    const tenantId = request.tenant.id
    const made = await database.withTenant(tenantId, async (tx) => {
      const after = await findNotice(tx, await insertNotice(tx, tenantId, request.body))
      await recordAudit(tx, { ...audited(request, after.id), action: 'notice.create', after })
      return after
    })
    return reply.code(201).send(made)
  })

  app.put('/admin/notices/:id', { schema: CHANGE }, (request) => {
    const { id } = request.params
    return database.withTenant(request.tenant.id, async (tx) => {
      const before = await findNotice(tx, id)
      await tx.update(notices).set(request.body).where(eq(notices.id, id))
      const after = await findNotice(tx, id)
      await recordAudit(tx, { ...audited(request, id), action: 'notice.change', before, after })
      return after
    })
  })

  app.delete('/admin/notices/:id', { schema: REMOVE }, async (request, reply) => {
    const { id } = request.params
    await database.withTenant(request.tenant.id, async (tx) => {
      const before = await findNotice(tx, id)
      await tx.delete(notices).where(eq(notices.id, id))
      await recordAudit(tx, { ...audited(request, id), action: 'notice.remove', before })
    })
    return reply.code(204).send(null)
  })
}

function audited(request: FastifyRequest, id: number) {
  return { ...editorOf(request), subject: `notice/${id}` }
}
