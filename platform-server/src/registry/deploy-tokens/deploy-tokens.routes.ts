import {
  code,
  DeployToken,
  DeployTokenAnswer,
  DeployTokenList,
  DeployTokenRequest,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../../app/add-routes.ts'
import { currentUser, requireOperator, requireProof } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Database } from '../../lib/data/database.ts'
import { listDeployTokens, makeDeployToken, revokeDeployToken } from './deploy-tokens.ts'

interface Options {
  readonly database: Database
  readonly now: () => Date
}

const own = { tags: ['Deploy tokens'], security: BEARER }
const params = z.object({ id: code(/^[0-9a-f]{12}$/, 12) })

const LIST = {
  ...own,
  summary: 'List the deploy tokens of all teams, without their secrets',
  response: { 200: DeployTokenList, ...refusals(401, 403) },
}
const CREATE = {
  ...own,
  summary: 'Create a deploy token; only this response contains its secret',
  body: DeployTokenRequest,
  response: { 201: DeployTokenAnswer, ...refusals(401, 403, 422) },
}
const REVOKE = {
  ...own,
  summary: 'Revoke a deploy token immediately',
  params,
  response: { 200: DeployToken, ...refusals(401, 403, 404) },
}

/** The tokens that teams deploy with, for platform operators. */
export const deployTokenRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, now }) => {
  app.addHook('onRequest', requireOperator)

  app.get('/tokens', { schema: LIST }, async () => ({ items: await listDeployTokens(database, now()) }))

  app.delete('/tokens/:id', { schema: REVOKE }, (request) =>
    revokeDeployToken(database, request.params.id, { by: currentUser(request).email, now: now() }),
  )

  await addRoutes(app, provenRoutes, { database, now })
}

const provenRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, now }) => {
  app.addHook('preHandler', requireProof(now))

  app.post('/tokens', { schema: CREATE }, async (request, reply) => {
    const by = currentUser(request).email
    return reply.code(201).send(await makeDeployToken(database, request.body, { by, now: now() }))
  })
}
