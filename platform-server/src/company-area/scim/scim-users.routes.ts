import { PathId } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { BEARER } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { CompanyWork } from '../company-work.ts'
import { patchedUser } from './patch-user.ts'
import { createUser, deleteUser, replaceUser } from './save-scim-user.ts'
import { scimAddress } from './scim-address.ts'
import { unknownResource } from './scim-refusal.ts'
import {
  listOf,
  pageIn,
  scimList,
  ScimListQuery,
  ScimPatch,
  ScimReadQuery,
  scimRefusals,
  ScimUser,
  ScimUserRequest,
} from './scim-shapes.ts'
import { scimWork } from './scim-token.ts'
import { personFields, toScimUser } from './scim-user.ts'
import { findScimUser, findScimUsers, type StoredUser } from './sql-scim-users.ts'

const own = { tags: ['SCIM 2.0'], security: BEARER }
const one = { ...own, params: z.object({ id: PathId }) }
/** Each request may send an email. Providers slow down when the answer says so. */
const EMAILS = { rateLimit: { max: 600, timeWindow: '1 minute' } }

const LIST = {
  ...own,
  summary: 'List the people of the company of this token',
  querystring: ScimListQuery,
  response: { 200: listOf(ScimUser), ...scimRefusals(400, 401) },
}
const READ = {
  ...one,
  summary: 'Get a person of the company',
  querystring: ScimReadQuery,
  response: { 200: ScimUser, ...scimRefusals(400, 401, 404) },
}
const CREATE = {
  ...own,
  summary: 'Add a person to the company and invite them',
  body: ScimUserRequest,
  response: { 201: ScimUser, ...scimRefusals(400, 401, 409) },
}
const REPLACE = {
  ...one,
  summary: 'Replace what the company knows of a person',
  body: ScimUserRequest,
  response: { 200: ScimUser, ...scimRefusals(400, 401, 404, 409) },
}
const CHANGE = {
  ...one,
  summary: 'Change, deactivate or reactivate a person',
  body: ScimPatch,
  response: { 200: ScimUser, ...scimRefusals(400, 401, 404, 409) },
}
const REMOVE = {
  ...one,
  summary: 'Deactivate a person for good; their training records stay',
  response: { 204: z.null(), ...scimRefusals(401, 404) },
}

/** /Users: the people of one company. No one outside of it exists here. */
export const scimUsersRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const inWork = scimWork(options)
  const shown = ({ request }: CompanyWork, user: StoredUser) =>
    toScimUser(user, (path) => scimAddress(options.services.config, request.tenant, path))
  const read = async (work: CompanyWork, id: number) => shown(work, await existing(work, id))

  app.get('/Users', { schema: LIST }, (request) =>
    inWork(request, async (work) => {
      const page = pageIn(request.query)
      const { total, users } = await findScimUsers(work, request.query.filter, page)
      const resources = users.map((user) => shown(work, user))
      return scimList(resources, total, page)
    }),
  )

  app.get('/Users/:id', { schema: READ }, (request) =>
    inWork(request, (work) => read(work, request.params.id)),
  )

  app.post('/Users', { schema: CREATE, config: EMAILS }, async (request, reply) => {
    const user = await inWork(request, async (work) =>
      read(work, await createUser(work, personFields(request.body))),
    )
    return reply.code(201).header('location', user.meta.location).send(user)
  })

  app.put('/Users/:id', { schema: REPLACE, config: EMAILS }, (request) =>
    inWork(request, async (work) => {
      const { person } = await existing(work, request.params.id)
      await replaceUser(work, person, personFields(request.body))
      return read(work, person.id)
    }),
  )

  app.patch('/Users/:id', { schema: CHANGE, config: EMAILS }, (request) =>
    inWork(request, async (work) => {
      const user = await existing(work, request.params.id)
      const wanted = patchedUser(shown(work, user), request.body.Operations)
      await replaceUser(work, user.person, personFields(wanted))
      return read(work, user.person.id)
    }),
  )

  app.delete('/Users/:id', { schema: REMOVE }, async (request, reply) => {
    await inWork(request, async (work) => deleteUser(work, (await existing(work, request.params.id)).person))
    return reply.code(204).send(null)
  })
}

async function existing(work: CompanyWork, id: number): Promise<StoredUser> {
  const user = await findScimUser(work, id)
  if (!user) throw unknownResource()
  return user
}
