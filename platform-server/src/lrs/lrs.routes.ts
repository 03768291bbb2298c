import {
  LrsConnection,
  LrsSettingsRequest,
  LrsStatement,
  LrsStatementPage,
  LrsStatementQuery,
  LrsTestAnswer,
  LrsTestRequest,
  PathId,
} from '@platform/shared-contracts/http'
import { and, eq, ne } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { LrsSecrets } from '../domain/lrs/lrs-secret.ts'
import { enqueueSending } from '../domain/lrs/queue-statements.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { lrsConnections, lrsStatements } from '../lib/data/schema/standards/lrs.ts'
import { ProblemError } from '../lib/problem.ts'
import { accessOf, saveSettings } from './save-settings.ts'
import type { LrsClient } from './sending/lrs-client.ts'
import { findConnection, findQueued, readConnection, settingsOf, statementPage } from './sql-lrs.ts'
import { testConnection } from './test-connection.ts'

const own = { tags: ['Record store'], security: BEARER }
const READ = {
  ...own,
  summary: 'Get the learning record store of the tenant and its queue',
  response: { 200: LrsConnection, ...refusals(401, 403) },
}
const SAVE = {
  ...own,
  summary: 'Set the learning record store to which statements are sent',
  body: LrsSettingsRequest,
  response: { 200: LrsConnection, ...refusals(401, 403, 422) },
}
const REMOVE = {
  ...own,
  summary: 'Remove the learning record store, and the statements that wait for it',
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}
const TEST = {
  ...own,
  summary: 'Test the connection with a learning record store; sends no statement',
  body: LrsTestRequest,
  response: { 200: LrsTestAnswer, ...refusals(401, 403, 422, 429) },
}
const SEND = {
  ...own,
  summary: 'Send at once what waits',
  response: { 200: LrsConnection, ...refusals(401, 403, 404) },
}
const LIST = {
  ...own,
  summary: 'List the statements of the queue, those that were rejected first',
  querystring: LrsStatementQuery,
  response: { 200: LrsStatementPage, ...refusals(400, 401, 403) },
}
const RETRY = {
  ...own,
  summary: 'Send a statement again',
  params: z.object({ position: PathId }),
  response: { 200: LrsStatement, ...refusals(401, 403, 404) },
}
/** Each test makes requests to an address that was typed. */
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }

interface Options {
  readonly services: Pick<Services, 'database' | 'jobs'>
  readonly secrets: LrsSecrets
  readonly client: LrsClient
}

/** Where statements of the tenant go, for its super admins. */
export const lrsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, secrets, client }) => {
  const { database } = services
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/lrs', { schema: READ }, ({ tenant }) => database.withTenant(tenant.id, readConnection))

  app.put('/admin/lrs', { schema: SAVE }, (request) => {
    const { tenant, body: wanted } = request
    return database.withTenant(tenant.id, async (tx) => {
      const stored = await findConnection(tx)
      await saveSettings(tx, secrets, { tenantId: tenant.id, wanted, stored })
      await enqueueSending(services, tx, tenant.id)
      const after = await readConnection(tx)
      const change = { before: stored && settingsOf(stored), after: after.settings }
      await recordAudit(tx, { ...audited(request), action: 'lrs.change', ...change })
      return after
    })
  })

  app.delete('/admin/lrs', { schema: REMOVE }, async (request, reply) => {
    const { tenant } = request
    await database.withTenant(tenant.id, async (tx) => {
      const before = settingsOf((await findConnection(tx)) ?? noConnection())
      await tx.delete(lrsConnections).where(eq(lrsConnections.tenantId, tenant.id))
      await tx.delete(lrsStatements).where(eq(lrsStatements.tenantId, tenant.id))
      await recordAudit(tx, { ...audited(request), action: 'lrs.remove', before })
    })
    return reply.code(204).send(null)
  })

  app.post('/admin/lrs/test', { schema: TEST, config: LIMIT }, async ({ tenant, body }) => {
    const stored = await database.withTenant(tenant.id, findConnection)
    return testConnection(client, accessOf(secrets, tenant.id, body, stored))
  })

  await addRoutes(app, queueRoutes, { services, secrets, client })
}

const queueRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { database } = services

  app.post('/admin/lrs/send', { schema: SEND }, ({ tenant }) =>
    database.withTenant(tenant.id, async (tx) => {
      const isOwn = eq(lrsConnections.tenantId, tenant.id)
      const found = await tx.update(lrsConnections).set({ nextAttemptAt: null }).where(isOwn).returning()
      if (found.length === 0) noConnection()
      await enqueueSending(services, tx, tenant.id)
      return readConnection(tx)
    }),
  )

  app.get('/admin/lrs/statements', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => statementPage(tx, query)),
  )

  app.post('/admin/lrs/statements/:position/retry', { schema: RETRY }, ({ tenant, params: { position } }) =>
    database.withTenant(tenant.id, async (tx) => {
      const isDone = and(eq(lrsStatements.position, position), ne(lrsStatements.state, 'waiting'))
      await tx.update(lrsStatements).set({ state: 'waiting', problem: null, sentAt: null }).where(isDone)
      const queued = await findQueued(tx, position)
      if (!queued) throw new ProblemError(404, 'lrs-statement-not-found')
      await enqueueSending(services, tx, tenant.id)
      return queued
    }),
  )
}

function noConnection(): never {
  throw new ProblemError(404, 'lrs-not-found')
}

function audited(request: FastifyRequest) {
  return { tenantId: request.tenant.id, actor: currentUser(request).email, subject: 'lrs' }
}
