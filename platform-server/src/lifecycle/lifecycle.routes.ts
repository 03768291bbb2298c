import { AccountClosing, AccountEnding, PathId } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { createLetterPost } from '../app/tenant-letter.ts'
import type { Passwords } from '../lib/passwords.ts'
import { findById } from '../lib/people.ts'
import { createAccountEndings } from './account-endings.ts'
import { createClosing, type ProveByDirectory } from './close-account.ts'
import { createErasure, type ReleaseOrders } from './erase-account.ts'
import { farewell } from './farewell.ts'

interface Options {
  readonly services: Services
  readonly passwords: Passwords
  readonly proveByDirectory: ProveByDirectory
  readonly releaseOrders: ReleaseOrders
}

const params = z.object({ id: PathId })
const ofPeople = { tags: ['People'], security: BEARER, params }
const gone = { 204: z.null(), ...refusals(401, 403, 404, 409, 422) }

const CLOSE = {
  tags: ['Account'],
  security: BEARER,
  summary: 'Close the own account for good: everything that no law keeps is erased',
  body: AccountClosing,
  response: { 204: z.null(), ...refusals(401, 404, 409, 422, 429, 503) },
}
const DISABLE = {
  ...ofPeople,
  summary: 'Disable an account: no login, no email, all sessions end',
  body: AccountEnding,
  response: gone,
}
const ENABLE = { ...ofPeople, summary: 'Enable a disabled account', response: gone }
const ERASE = {
  ...ofPeople,
  summary: 'Erase an account for good: everything that no law keeps',
  body: AccountEnding,
  response: gone,
}

/** The end of accounts: closed by their owners; disabled, enabled and erased by super admins. */
export const lifecycleRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { services, releaseOrders } = options
  const post = createLetterPost(services)
  const endings = createAccountEndings({
    now: services.now,
    erase: createErasure({ services, releaseOrders }),
  })
  const close = createClosing({ ...options, endings, post })

  app.post('/account/close', { schema: CLOSE, preHandler: requireUser }, async (request, reply) => {
    await close(request, request.body.password)
    return reply.code(204).send(null)
  })

  await app.register(staffRoutes, { services, endings, post })
}

interface StaffOptions {
  readonly services: Services
  readonly endings: ReturnType<typeof createAccountEndings>
  readonly post: ReturnType<typeof createLetterPost>
}

const staffRoutes: FastifyPluginAsyncZod<StaffOptions> = async (app, { services, endings, post }) => {
  const { database, storage } = services
  app.addHook('preHandler', requireRole('super_admin'))

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

  app.post('/admin/people/:id/erase', { schema: ERASE }, async (request, reply) => {
    const { tenant, params, body } = request
    const wish = { id: params.id, actor: currentUser(request), reason: body.reason }
    const erased = await database.withTenant(tenant.id, async (tx) => {
      const person = await findById(tx, params.id)
      const done = await endings.erase(tx, wish)
      if (person) await post(tx, { tenant, request }, farewell(person, done))
      return done
    })
    for (const key of erased.fileKeys) await storage.remove(key)
    return reply.code(204).send(null)
  })
}
