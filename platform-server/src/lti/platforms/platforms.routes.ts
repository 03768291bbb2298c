import {
  LtiPlatform,
  LtiPlatformPage,
  LtiPlatformQuery,
  LtiPlatformRequest,
  LtiTool,
  PathId,
} from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import type { ToolKeys } from '../../domain/lti/tool-keys.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import { ltiPlatforms } from '../../lib/data/schema/standards/lti.ts'
import { ProblemError } from '../../lib/problem.ts'
import { changePlatform, createPlatform, findPlatform, platformPage, toPlatform } from './sql-platforms.ts'
import { toolAddresses } from './tool-addresses.ts'

const own = { tags: ['LTI'], security: BEARER }
const params = z.object({ id: PathId })

const TOOL = {
  ...own,
  summary: 'Get the addresses and the key that a platform needs of us',
  response: { 200: LtiTool, ...refusals(401, 403) },
}
const ROTATE = {
  ...own,
  summary: 'Sign with a new key; the one before it stays published for a week',
  response: { 200: LtiTool, ...refusals(401, 403) },
}
const LIST = {
  ...own,
  summary: 'List the learning management systems that may open modules',
  querystring: LtiPlatformQuery,
  response: { 200: LtiPlatformPage, ...refusals(401, 403) },
}
const CREATE = {
  ...own,
  summary: 'Register a learning management system',
  body: LtiPlatformRequest,
  response: { 201: LtiPlatform, ...refusals(401, 403, 409, 422) },
}
const CHANGE = {
  ...own,
  summary: 'Change a learning management system',
  params,
  body: LtiPlatformRequest,
  response: { 200: LtiPlatform, ...refusals(401, 403, 404, 409, 422) },
}
const REMOVE = {
  ...own,
  summary:
    'Remove a learning management system; its people keep their accounts and lose the access that it gave',
  params,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly toolKeys: ToolKeys
}

/** What the tenant's super admins register. It decides who gets an account, so it is theirs as company directories are. */
export const platformsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, toolKeys }) => {
  const { database, now } = services
  app.addHook('onRequest', requireRole('super_admin'))

  const toTool = (request: FastifyRequest, { id, createdAt }: { id: string; createdAt: Date }) => ({
    ...toolAddresses(request),
    key: { id, createdAt: createdAt.toISOString() },
  })

  app.get('/admin/lti/tool', { schema: TOOL }, (request) =>
    database.withTenant(request.tenant.id, async (tx) =>
      toTool(request, await toolKeys.current(tx, request.tenant.id)),
    ),
  )

  app.post('/admin/lti/keys', { schema: ROTATE }, (request) =>
    database.withTenant(request.tenant.id, async (tx) => {
      const key = await toolKeys.rotate(tx, request.tenant.id)
      await recordAudit(tx, { ...audited(request, 'key'), action: 'lti.rotate-key' })
      return toTool(request, key)
    }),
  )

  app.get('/admin/lti/platforms', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => platformPage(tx, query)),
  )

  app.post('/admin/lti/platforms', { schema: CREATE }, async (request, reply) => {
    refuseUnknownModules(request.body)
    const made = await database.withTenant(request.tenant.id, async (tx) => {
      const after = await createPlatform(tx, request.tenant.id, request.body, now())
      await recordAudit(tx, { ...audited(request, `${after.id}`), action: 'lti.create', after })
      return after
    })
    return reply.code(201).send(made)
  })

  app.put('/admin/lti/platforms/:id', { schema: CHANGE }, (request) => {
    const { id } = request.params
    refuseUnknownModules(request.body)
    return database.withTenant(request.tenant.id, async (tx) => {
      const before = await toPlatform(tx, await findPlatform(tx, id))
      const after = await changePlatform(tx, id, request.body)
      await recordAudit(tx, { ...audited(request, `${id}`), action: 'lti.change', before, after })
      return after
    })
  })

  app.delete('/admin/lti/platforms/:id', { schema: REMOVE }, async (request, reply) => {
    const { id } = request.params
    await database.withTenant(request.tenant.id, async (tx) => {
      const before = await toPlatform(tx, await findPlatform(tx, id))
      await tx.delete(ltiPlatforms).where(eq(ltiPlatforms.id, id))
      await recordAudit(tx, { ...audited(request, `${id}`), action: 'lti.remove', before })
    })
    return reply.code(204).send(null)
  })
}

function refuseUnknownModules({ moduleCodes }: LtiPlatformRequest): void {
  if (moduleCodes.every((code) => CORE_MODULES.some((module) => module.code === code))) return
  throw new ProblemError(422, 'invalid:modules', { field: 'moduleCodes' })
}

function audited(request: FastifyRequest, subject: string) {
  return { tenantId: request.tenant.id, actor: currentUser(request).email, subject: `lti/${subject}` }
}
