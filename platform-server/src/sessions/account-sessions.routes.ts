import { AccountSessionList } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { endSessionsOf } from '../domain/accounts/open-sessions.ts'
import { ProblemError } from '../lib/problem.ts'
import { deviceName } from '../lib/device-name.ts'
import { findById } from '../domain/accounts/people.ts'
import { recordOfUser, recordSessionEnd } from '../domain/sessions/session-audit.ts'
import { endOwnSession, listOpenSessions } from '../domain/sessions/sql-sessions.ts'

const own = { tags: ['Account'], security: BEARER }

const LIST = {
  ...own,
  summary: 'List my open sessions, most recently used first',
  response: { 200: AccountSessionList, ...refusals(401) },
}
const END_ALL = {
  ...own,
  summary: 'End all my sessions immediately, including this one',
  response: { 204: z.null(), ...refusals(401) },
}
const END_ONE = {
  ...own,
  summary: 'End one of my sessions immediately',
  params: z.object({ id: z.uuid() }),
  response: { 204: z.null(), ...refusals(401, 404) },
}

/** A person's own open sessions: to see them, and to end those that they do not know. */
export const accountSessionRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { database, now } },
) => {
  app.addHook('onRequest', requireUser)

  app.get(
    '/account/sessions',
    {
      schema: LIST,
    },
    async (request) => {
      const { tenantId, userId, sessionId } = currentUser(request)
      const open = await database.withTenant(tenantId, (tx) => listOpenSessions(tx, userId, now()))
      return open.map(({ id, userAgent, network, startedAt, rotatedAt, expiresAt }) => ({
        id,
        device: deviceName(userAgent),
        network,
        startedAt: startedAt.toISOString(),
        lastUsedAt: rotatedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: id === sessionId,
      }))
    },
  )

  app.delete(
    '/account/sessions',
    {
      schema: END_ALL,
    },
    async (request, reply) => {
      const { tenantId, userId } = currentUser(request)
      await database.withTenant(tenantId, async (tx) => {
        await endSessionsOf(tx, userId, now())
        await recordOfUser(tx, 'session.end-all', userId)
      })
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/account/sessions/:id',
    {
      schema: END_ONE,
    },
    async (request, reply) => {
      const { tenantId, userId } = currentUser(request)
      await database.withTenant(tenantId, async (tx) => {
        const ended = await endOwnSession(tx, userId, request.params.id, now())
        const person = ended && (await findById(tx, userId))
        if (!person) throw new ProblemError(404, 'session-not-found')
        await recordSessionEnd(tx, person, ended.userAgent)
      })
      return reply.code(204).send(null)
    },
  )
}
