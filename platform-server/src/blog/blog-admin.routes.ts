import {
  BlogAdminPage,
  BlogAdminPost,
  BlogAdminQuery,
  BlogDraft,
  BlogPublicationRequest,
  BlogSaveRequest,
  verbatim,
  MAX_ID,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { editorOf, requireRole } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { blogService } from './blog-service.ts'
import { adminPage, adminPost } from './sql-blog.ts'

const params = z.object({ slug: verbatim(120) })
const post = { 200: BlogAdminPost }
const tags = ['blog']

/** The blog's routes for its authors. */
export const blogAdminRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'now'>> = async (
  app,
  { database, now },
) => {
  const service = blogService({ database, now })
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get(
    '/admin/blog',
    { schema: { tags, querystring: BlogAdminQuery, response: { 200: BlogAdminPage } } },
    ({ tenant, query }) => database.withTenant(tenant.id, (tx) => adminPage(tx, query, now())),
  )

  app.post(
    '/admin/blog',
    { schema: { tags, body: BlogDraft, response: { 201: BlogAdminPost } } },
    async (request, reply) => reply.code(201).send(await service.create(editorOf(request), request.body)),
  )

  app.get('/admin/blog/:slug', { schema: { tags, params, response: post } }, ({ tenant, params: { slug } }) =>
    database.withTenant(tenant.id, (tx) => adminPost(tx, slug, now())),
  )

  app.put(
    '/admin/blog/:slug',
    { schema: { tags, params, body: BlogSaveRequest, response: post } },
    (request) => service.save(editorOf(request), request.params.slug, request.body),
  )

  app.post(
    '/admin/blog/:slug/publication',
    { schema: { tags, params, body: BlogPublicationRequest, response: post } },
    (request) => service.publish(editorOf(request), request.params.slug, request.body),
  )

  app.delete(
    '/admin/blog/:slug',
    {
      schema: {
        tags,
        params,
        querystring: z.object({ baseRevision: z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_ID)) }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await service.remove(editorOf(request), request.params.slug, request.query.baseRevision)
      return reply.code(204).send(null)
    },
  )
}
