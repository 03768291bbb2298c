import {
  PeopleCounts,
  PersonActionRequest,
  PersonChange,
  PersonDetail,
  PersonPage,
  PersonQuery,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { changePerson, personDetail } from './account-admin.ts'
import { createPersonActions, type SendLink } from './person-actions.ts'
import { peopleCounts, peoplePage } from './sql-people.ts'

interface Options {
  readonly services: Services
  readonly sendVerification: SendLink
  readonly sendPasswordLink: SendLink
}

const own = { tags: ['Accounts'], security: BEARER }
const params = z.object({ id: PathId })
const detail = { 200: PersonDetail, ...refusals(401, 403, 404, 409, 422, 429) }

const LIST = {
  ...own,
  summary: 'List the people of the tenant',
  querystring: PersonQuery,
  response: { 200: PersonPage, ...refusals(401, 403, 422) },
}
const COUNTS = {
  ...own,
  summary: 'Count the people of the tenant by kind',
  response: { 200: PeopleCounts, ...refusals(401, 403) },
}
/** People of the tenant, for super admins. */
export const accountAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { database, now } = options.services
  const actions = createPersonActions(options)
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/people', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => peoplePage(tx, query)),
  )

  app.get('/admin/people/counts', { schema: COUNTS }, ({ tenant }) =>
    database.withTenant(tenant.id, (tx) => peopleCounts(tx, now())),
  )

  app.get(
    '/admin/people/:id',
    { schema: { ...own, summary: 'Get a person', params, response: detail } },
    ({ tenant, params: { id } }) => database.withTenant(tenant.id, (tx) => personDetail(tx, id, now())),
  )

  app.patch(
    '/admin/people/:id',
    { schema: { ...own, summary: 'Update a person', params, body: PersonChange, response: detail } },
    (request) => {
      const { id } = request.params
      return database.withTenant(request.tenant.id, async (tx) => {
        await changePerson(tx, id, request.body, currentUser(request), now())
        return personDetail(tx, id, now())
      })
    },
  )

  app.post(
    '/admin/people/:id/actions',
    {
      schema: {
        ...own,
        summary: 'Verify an email address, email a link, or sign a person out everywhere',
        params,
        body: PersonActionRequest,
        response: detail,
      },
    },
    async (request) => {
      const { id } = request.params
      await actions[request.body.action](request, id)
      return database.withTenant(request.tenant.id, (tx) => personDetail(tx, id, now()))
    },
  )
}
