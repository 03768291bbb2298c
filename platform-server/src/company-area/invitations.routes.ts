import { CompanyInvitationAnswer, CompanyInvitationList, PathId } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { answerInvitation, openInvitations } from './invitations.ts'

const own = { tags: ['Company invitations'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List companies that ask to see my training',
  response: { 200: CompanyInvitationList, ...refusals(401) },
}
const ANSWER = {
  ...own,
  summary: 'Accept or decline the invitation of a company',
  params: z.object({ id: PathId }),
  body: CompanyInvitationAnswer,
  response: { 204: z.null(), ...refusals(401, 404, 409, 422) },
}

/** What companies ask of the caller. */
export const companyInvitationsRoutes: FastifyPluginAsyncZod<
  Pick<Services, 'database' | 'now' | 'jobs'>
> = async (app, { database, now, jobs }) => {
  app.addHook('onRequest', requireUser)

  app.get('/company-invitations', { schema: LIST }, (request) =>
    database.withTenant(request.tenant.id, (tx) => openInvitations(tx, currentUser(request))),
  )

  app.post('/company-invitations/:id', { schema: ANSWER }, async (request, reply) => {
    const { id } = request.params
    const { accepts } = request.body
    await database.withTenant(request.tenant.id, (tx) =>
      answerInvitation(tx, currentUser(request), { id, accepts, now: now(), jobs }),
    )
    return reply.code(204).send(null)
  })
}
