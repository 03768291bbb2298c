import { PathId, SignInCodeList, SignInCodesRequest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import { managedCompany, requireCompanyManager } from '../domain/company-people/managed-company.ts'
import { newPins, revokePin, storePins } from './pins.ts'

const own = { tags: ['Company managers'], security: BEARER }
/** Each request may hash a hundred PINs. */
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }

const MAKE = {
  ...own,
  summary: 'Make new PINs for people of my company without email; they are shown once',
  body: SignInCodesRequest,
  response: { 201: SignInCodeList, ...refusals(401, 403, 404, 422, 429) },
}
const REVOKE = {
  ...own,
  summary: 'Revoke the PIN of a person of my company and end their sessions',
  params: z.object({ id: PathId }),
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

interface Options {
  readonly services: Services
  readonly passwords: Passwords
}

/** With what people without email sign in on the tablets of the company that the caller manages. */
export const signInCodesRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, passwords }) => {
  const { database, now } = services
  app.addHook('onRequest', requireCompanyManager(database))

  app.post('/company/sign-in-codes', { schema: MAKE, config: LIMIT }, async (request, reply) => {
    const { tenantId, email: actor } = currentUser(request)
    const editing = { tenantId, actor, companyId: managedCompany(request).id, at: now() }
    const pins = await newPins(request.body.people, passwords)
    const codes = await database.withTenant(tenantId, (tx) => storePins(tx, editing, pins))
    return reply.code(201).header('cache-control', 'no-store').send(codes)
  })

  app.delete('/company/people/:id/sign-in-code', { schema: REVOKE }, async (request, reply) => {
    const { tenantId, email: actor } = currentUser(request)
    const editing = { tenantId, actor, companyId: managedCompany(request).id, at: now() }
    await database.withTenant(tenantId, (tx) => revokePin(tx, editing, request.params.id))
    return reply.code(204).send(null)
  })
}
