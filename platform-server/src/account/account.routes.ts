import {
  AccountExport,
  AccountProfile,
  AccountProfileChange,
  PasswordChangeRequest,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { AccountExport as ExportSections } from '../app/account-export.ts'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { createPasswordChange, type PasswordChangeParts } from './password-change.ts'
import { changeProfile, readPerson, toProfile } from './profile.ts'

interface Options extends PasswordChangeParts {
  readonly services: Services
  readonly accountExport: ExportSections
}

const own = { tags: ['Account'], security: BEARER }

const PROFILE = { ...own, summary: 'Get my profile', response: { 200: AccountProfile, ...refusals(401) } }
const CHANGE_PROFILE = {
  ...own,
  summary: 'Update my profile',
  body: AccountProfileChange,
  response: { 200: AccountProfile, ...refusals(401, 422) },
}
const CHANGE_PASSWORD = {
  ...own,
  summary: 'Change my password and end all my other sessions',
  body: PasswordChangeRequest,
  response: { 204: z.null(), ...refusals(401, 409, 422, 429) },
}
const EXPORT = {
  ...own,
  summary: 'Download all data stored about me',
  response: { 200: AccountExport, ...refusals(401) },
}

export const accountRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { services, accountExport } = options
  const { database, now } = services
  const changePassword = createPasswordChange(options)
  app.addHook('onRequest', requireUser)

  app.get('/account/profile', { schema: PROFILE }, async (request) => {
    const { tenantId, userId } = currentUser(request)
    return toProfile(await database.withTenant(tenantId, (tx) => readPerson(tx, userId)))
  })

  app.patch('/account/profile', { schema: CHANGE_PROFILE }, async (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, (tx) => changeProfile(tx, userId, request.body))
  })

  app.post('/account/password', { schema: CHANGE_PASSWORD }, async (request, reply) => {
    await changePassword(request, reply, request.body)
    return reply.code(204).send(null)
  })

  app.get('/account/export', { schema: EXPORT }, async (request, reply) => {
    const { tenantId, userId } = currentUser(request)
    const held = await database.withTenant(tenantId, async (tx) => {
      const sections: AccountExport['sections'] = {}
      for (const { name, rowsOf } of accountExport.sections()) sections[name] = await rowsOf(tx, userId)
      return { profile: toProfile(await readPerson(tx, userId)), sections }
    })
    const exportedAt = now().toISOString()
    reply.header('content-disposition', `attachment; filename="my-data-${exportedAt.slice(0, 10)}.json"`)
    return { exportedAt, ...held }
  })
}
