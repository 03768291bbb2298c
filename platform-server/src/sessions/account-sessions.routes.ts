import { AccountSessionList } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { ProblemError } from '../lib/problem.ts'
import { deviceName } from '../lib/device-name.rule.ts'
import { endOwnSession, listOpenSessions } from './sql-sessions.ts'

const tags = ['Account']

/** A person's own open sessions: to see them, and to end those that they do not know. */
export const accountSessionRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { database, now } },
) => {
  app.get(
    '/account/sessions',
    {
      preHandler: requireUser,
      schema: {
        tags,
        summary: 'Own open sessions, newest use first',
        security: BEARER,
        response: { 200: AccountSessionList, ...refusals(401) },
      },
    },
    async (request) => {
      const { tenantId, userId, sessionId } = currentUser(request)
      const open = await database.withTenant(tenantId, (tx) => listOpenSessions(tx, userId, now()))
      return open.map(({ id, userAgent, startedAt, rotatedAt }) => ({
        id,
        device: deviceName(userAgent),
        startedAt: startedAt.toISOString(),
        lastUsedAt: rotatedAt.toISOString(),
        isCurrent: id === sessionId,
      }))
    },
  )

  app.delete(
    '/account/sessions/:id',
    {
      preHandler: requireUser,
      schema: {
        tags,
        summary: 'End one of the own sessions, at once',
        security: BEARER,
        params: z.object({ id: z.uuid() }),
        response: { 204: z.null(), ...refusals(401, 404) },
      },
    },
    async (request, reply) => {
      const { tenantId, userId } = currentUser(request)
      const wasOpen = await database.withTenant(tenantId, (tx) =>
        endOwnSession(tx, userId, request.params.id, now()),
      )
      if (!wasOpen)
        throw new ProblemError(404, 'You have no such open session.', { code: 'session-not-found' })
      return reply.code(204).send(null)
    },
  )
}
