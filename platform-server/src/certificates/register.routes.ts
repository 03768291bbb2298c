import {
  CertificateRegister,
  CertificateRegisterQuery,
  RegisteredCertificateList,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireRole, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { trainedLearner } from '../domain/accounts/trained-learner.ts'
import type { MustRetake } from './certificate-answer.ts'
import { certificatesOfLearner, registerPage } from './sql-register.ts'

const own = { tags: ['Certificates'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List all certificates of the tenant, newest first',
  querystring: CertificateRegisterQuery,
  response: { 200: CertificateRegister, ...refusals(400, 401, 403) },
}
const OF_LEARNER = {
  ...own,
  summary: 'List the certificates of a learner, newest first',
  params: z.object({ id: PathId }),
  response: { 200: RegisteredCertificateList, ...refusals(401, 404) },
}

type Options = { readonly services: Services; readonly mustRetake: MustRetake }

/** Issued certificates for staff; certificates.routes.ts defines who may revoke one. */
export const registerRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await addRoutes(app, staffRoutes, options)
  await addRoutes(app, learnerRoutes, options)
}

const staffRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, mustRetake }) => {
  const { database, now } = services
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get('/certificate-register', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => registerPage(tx, query, { now: now(), mustRetake })),
  )
}

const learnerRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, mustRetake }) => {
  const { database, now } = services
  app.addHook('onRequest', requireUser)

  app.get('/learners/:id/certificates', { schema: OF_LEARNER }, async (request) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) => {
      const learner = await trainedLearner(tx, who, request.params.id)
      return certificatesOfLearner(tx, learner, { now: now(), mustRetake })
    })
  })
}
