import { AccountEnding, PathId } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import {
  currentUser,
  refuseOnTablet,
  requireProof,
  requireRole,
  requireUser,
} from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { createAccountEndings } from './account-endings.ts'
import { createErasure, type ReleaseOrders } from './erase-account.ts'
import { createEraseWithEmail, type EraseWithMail } from './erase-with-email.ts'

interface Options extends MailingOptions {
  readonly releaseOrders: ReleaseOrders
}

const params = z.object({ id: PathId })
const ofPeople = { tags: ['Accounts'], security: BEARER, params }
const gone = { 204: z.null(), ...refusals(401, 403, 404, 409, 422) }

const CLOSE = {
  tags: ['Account'],
  security: BEARER,
  summary: 'Close my account permanently; data that no law requires is erased',
  response: { 204: z.null(), ...refusals(401, 403, 404, 409) },
}
const DISABLE = {
  ...ofPeople,
  summary: 'Disable an account: no sign-in, no email, all sessions end',
  body: AccountEnding,
  response: gone,
}
const ENABLE = { ...ofPeople, summary: 'Enable a disabled account', response: gone }
const ERASE = {
  ...ofPeople,
  summary: 'Erase an account permanently; data that no law requires is deleted',
  body: AccountEnding,
  response: gone,
}

/** The end of accounts: closed by their owners; disabled, enabled and erased by super admins. */
export const lifecycleRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { services, tenantMailer, releaseOrders } = options
  const endings = createAccountEndings({
    now: services.now,
    erase: createErasure({ services, releaseOrders }),
  })
  const erase = createEraseWithEmail({ services, endings, tenantMailer })

  await addRoutes(app, ownAccountRoutes, { services, erase })
  await addRoutes(app, staffRoutes, { services, endings, erase })
}

interface EraseOptions {
  readonly services: Services
  readonly erase: EraseWithMail
}

const ownAccountRoutes: FastifyPluginAsyncZod<EraseOptions> = async (app, { services, erase }) => {
  app.addHook('onRequest', requireUser)
  app.addHook('preHandler', refuseOnTablet)
  app.addHook('preHandler', requireProof(services.now))

  app.post('/account/close', { schema: CLOSE }, async (request, reply) => {
    const who = currentUser(request)
    await erase(request, { id: who.userId, actor: who, reason: '' })
    return reply.code(204).send(null)
  })
}

interface StaffOptions extends EraseOptions {
  readonly endings: ReturnType<typeof createAccountEndings>
}

const staffRoutes: FastifyPluginAsyncZod<StaffOptions> = async (app, { services, endings, erase }) => {
  const { database } = services
  app.addHook('onRequest', requireRole('super_admin'))

  app.post('/admin/people/:id/disable', { schema: DISABLE }, async (request, reply) => {
    const wish = { id: request.params.id, actor: currentUser(request), reason: request.body.reason }
    await database.withTenant(request.tenant.id, (tx) => endings.disable(tx, wish))
    return reply.code(204).send(null)
  })

  app.post('/admin/people/:id/enable', { schema: ENABLE }, async (request, reply) => {
    const wish = { id: request.params.id, actor: currentUser(request), reason: '' }
    await database.withTenant(request.tenant.id, (tx) => endings.enable(tx, wish))
    return reply.code(204).send(null)
  })

  await addRoutes(app, staffErasureRoutes, { services, erase })
}

const staffErasureRoutes: FastifyPluginAsyncZod<EraseOptions> = async (app, { services, erase }) => {
  app.addHook('preHandler', requireProof(services.now))

  app.post('/admin/people/:id/erase', { schema: ERASE }, async (request, reply) => {
    const actor = currentUser(request)
    await erase(request, { id: request.params.id, actor, reason: request.body.reason })
    return reply.code(204).send(null)
  })
}
