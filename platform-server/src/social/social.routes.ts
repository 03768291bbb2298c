import {
  SocialDraft,
  SocialPage,
  SocialPost,
  SocialPostedRequest,
  SocialQuery,
  SocialSaveRequest,
  PathId,
  Instant,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { editorOf, requireRole } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { socialService } from './social-service.ts'
import { findSocialPost, socialPage } from './sql-social.ts'

const params = z.object({ id: PathId })
const post = { 200: SocialPost }
const tags = ['social']

/** Posts that staff prepares here and posts by hand: no account of a network is connected. */
export const socialRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'now'>> = async (
  app,
  { database, now },
) => {
  const service = socialService({ database, now })
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get(
    '/social/posts',
    { schema: { tags, querystring: SocialQuery, response: { 200: SocialPage } } },
    ({ tenant, query }) => database.withTenant(tenant.id, (tx) => socialPage(tx, query)),
  )

  app.post(
    '/social/posts',
    { schema: { tags, body: SocialDraft, response: { 201: SocialPost } } },
    async (request, reply) => reply.code(201).send(await service.create(editorOf(request), request.body)),
  )

  app.get('/social/posts/:id', { schema: { tags, params, response: post } }, ({ tenant, params: { id } }) =>
    database.withTenant(tenant.id, (tx) => findSocialPost(tx, id)),
  )

  app.put(
    '/social/posts/:id',
    { schema: { tags, params, body: SocialSaveRequest, response: post } },
    (request) => service.save(editorOf(request), request.params.id, request.body),
  )

  app.post(
    '/social/posts/:id/posted',
    { schema: { tags, params, body: SocialPostedRequest, response: post } },
    (request) => service.mark(editorOf(request), request.params.id, request.body),
  )

  app.delete(
    '/social/posts/:id',
    {
      schema: {
        tags,
        params,
        querystring: z.object({ baseUpdatedAt: Instant }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await service.remove(editorOf(request), request.params.id, request.query.baseUpdatedAt)
      return reply.code(204).send(null)
    },
  )
}
