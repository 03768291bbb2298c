import { LoginAnswer, TabletInfo, TabletKey, TabletLoginRequest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { refusals } from '../app/route-schema.ts'
import { tabletOfKey } from './sql-tablets.ts'
import { createTabletSignIn, type TabletsOptions } from './tablet-sign-in.ts'

/** Several tablets of a company may share an address. */
const LIMIT = { rateLimit: { max: 60, timeWindow: '1 minute' } }

const READ = {
  tags: ['Sessions'],
  summary: 'Get the name and company of a shared tablet by its key',
  body: z.object(TabletKey.shape),
  response: { 200: TabletInfo, ...refusals(410, 422, 429) },
}
const SIGN_IN = {
  tags: ['Sessions'],
  summary: 'Sign in on a shared tablet with the number and PIN of a person without email',
  body: TabletLoginRequest,
  response: { 200: LoginAnswer, ...refusals(401, 410, 422, 429) },
}

/** For a shared tablet; its key is the permission to try a PIN of its company. */
export const tabletSignInRoutes: FastifyPluginAsyncZod<TabletsOptions> = async (app, options) => {
  const { database, now } = options.services
  const signIn = createTabletSignIn(options)

  app.post('/tablet', { schema: READ, config: LIMIT }, async ({ tenant, body }, reply) => {
    const { tablet, company } = await database.withTenant(tenant.id, (tx) => tabletOfKey(tx, body.key, now()))
    return reply.header('cache-control', 'no-store').send({ name: tablet.name, company })
  })

  app.post('/auth/tablet-login', { schema: SIGN_IN, config: LIMIT }, (request) =>
    signIn(request, request.body),
  )
}
