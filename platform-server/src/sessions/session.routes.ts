import {
  LdapLoginRequest,
  LoginRequest,
  LoginResponse,
  LogoutRequest,
  RefreshAnswer,
  RefreshRequest,
  User,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { findById, toUser } from '../lib/people.ts'
import type { Login } from './login.ts'
import { sessionEnded } from './session-refusals.ts'
import type { Sessions } from './sessions.ts'

interface Options {
  readonly services: Services
  readonly sessions: Sessions
  readonly login: Login
}

const tags = ['Session']

const LOGIN = {
  tags,
  summary: 'Log in by email and password',
  body: LoginRequest,
  response: { 200: LoginResponse, ...refusals(401, 422, 429) },
}
const LDAP_LOGIN = {
  tags,
  summary: "Log in against a company's directory",
  body: LdapLoginRequest,
  response: { 200: LoginResponse, ...refusals(401, 404, 409, 422, 429, 503) },
}
const REFRESH = {
  tags,
  summary: 'Spend a refresh token for its successor and a new access token',
  body: RefreshRequest,
  response: { 200: RefreshAnswer, ...refusals(401, 422) },
}
const LOGOUT = {
  tags,
  summary: 'End this session; its access token is worthless at once',
  security: BEARER,
  body: LogoutRequest,
  response: { 204: z.null() },
}
const ME = {
  tags,
  summary: 'Who is signed in',
  security: BEARER,
  response: { 200: User, ...refusals(401) },
}

const OPEN = { isOpenBeforeSecondFactor: true }

export const sessionRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, sessions, login }) => {
  app.post('/auth/login', { schema: LOGIN }, (request, reply) =>
    login.byPassword(request, reply, request.body),
  )

  app.post('/auth/ldap-login', { schema: LDAP_LOGIN }, (request, reply) =>
    login.byDirectory(request, reply, request.body),
  )

  app.post('/auth/refresh', { schema: REFRESH }, async ({ tenant, body }) => {
    const answer = await sessions.refresh(tenant.id, body.refreshToken)
    if ('refusal' in answer) throw answer.refusal
    return answer
  })

  app.post('/auth/logout', { schema: LOGOUT }, async (request, reply) => {
    await sessions.end(request, request.body?.refreshToken ?? null)
    return reply.code(204).send(null)
  })

  app.get('/auth/me', { schema: ME, onRequest: requireUser, config: OPEN }, async (request) => {
    const { tenantId, userId, mustAddSecondFactor } = currentUser(request)
    const person = await services.database.withTenant(tenantId, (tx) => findById(tx, userId))
    if (!person) throw sessionEnded()
    return toUser(person, mustAddSecondFactor)
  })
}
