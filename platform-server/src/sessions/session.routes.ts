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
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { findById, toUser } from '../domain/accounts/people.ts'
import { managedCompanyOf } from '../domain/company-people/managed-company.ts'
import { holdsTraining } from '../domain/subscriptions/holds-training.ts'
import type { Login } from './login.ts'
import { sessionEnded } from '../domain/sessions/session-refusals.ts'
import type { Sessions } from '../domain/sessions/sessions.ts'

interface Options {
  readonly services: Services
  readonly sessions: Sessions
  readonly login: Login
}

const tags = ['Sessions']

const LOGIN = {
  tags,
  summary: 'Sign in with email and password',
  body: LoginRequest,
  response: { 200: LoginResponse, ...refusals(401, 422, 429) },
}
const LDAP_LOGIN = {
  tags,
  summary: 'Sign in with a company directory (LDAP)',
  body: LdapLoginRequest,
  response: { 200: LoginResponse, ...refusals(401, 404, 409, 422, 429, 503) },
}
const REFRESH = {
  tags,
  summary: 'Exchange a refresh token for a new refresh token and a new access token',
  body: RefreshRequest,
  response: { 200: RefreshAnswer, ...refusals(401, 422) },
}
const LOGOUT = {
  tags,
  summary: 'End this session; its access token stops working immediately',
  security: BEARER,
  body: LogoutRequest,
  response: { 204: z.null() },
}
const ME = {
  tags,
  summary: 'Get the signed-in user',
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

  await addRoutes(app, meRoutes, { services })
}

const meRoutes: FastifyPluginAsyncZod<Pick<Options, 'services'>> = async (app, { services }) => {
  app.addHook('onRequest', requireUser)

  app.get('/auth/me', { schema: ME, config: OPEN }, async (request) => {
    const { tenantId, userId, mustAddSecondFactor, isOnTablet } = currentUser(request)
    return services.database.withTenant(tenantId, async (tx) => {
      const person = await findById(tx, userId)
      if (!person) throw sessionEnded()
      const facts = {
        needsSecondFactor: mustAddSecondFactor,
        holdsTraining: await holdsTraining(tx, userId),
        managedCompany: await managedCompanyOf(tx, userId),
        isOnTablet,
      }
      return toUser(person, facts)
    })
  })
}
