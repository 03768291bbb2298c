import {
  OwnTicket,
  OwnTicketList,
  OwnTicketReply,
  TicketBulkAnswer,
  TicketBulkChange,
  TicketChange,
  TicketDetail,
  TicketPage,
  TicketQuery,
  TicketReply,
  TicketRequest,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireRole, requireUser } from '../app/request-context.ts'
import { requireFeature } from '../app/require-feature.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { changeTickets } from '../domain/tickets/change-tickets.ts'
import { ownTickets, ticketDetail, ticketPage } from '../domain/tickets/sql-tickets.ts'
import { staffTicketService, type OwnTicketService } from '../domain/tickets/ticket-service.ts'

const params = z.object({ id: PathId })
const tags = ['tickets']

interface Options extends MailingOptions {
  readonly ownTickets: OwnTicketService
}

/** Opened by any user who is signed in, answered by super admins. */
export const ticketsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await addRoutes(app, ownTicketsRoutes, options)
  await addRoutes(app, ticketQueueRoutes, options)
}

const ownTicketsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, ownTickets: service }) => {
  app.addHook('onRequest', requireUser)
  await addRoutes(app, openTicketRoutes, { ownTickets: service })

  app.get('/tickets/own', { schema: { tags, response: { 200: OwnTicketList } } }, (request) =>
    services.database.withTenant(request.tenant.id, (tx) => ownTickets(tx, currentUser(request).userId)),
  )

  app.post(
    '/tickets/own/:id/messages',
    {
      schema: { tags, params, body: OwnTicketReply, response: { 200: OwnTicket } },
      config: { rateLimit: { max: 30, timeWindow: '1 hour' } },
    },
    (request) =>
      service.replyAsOwner(request.tenant, currentUser(request), request.params.id, request.body.text),
  )
}

/** Where tickets are switched off, those that are open go on. */
const openTicketRoutes: FastifyPluginAsyncZod<Pick<Options, 'ownTickets'>> = async (app, { ownTickets }) => {
  app.addHook('onRequest', requireFeature('tickets'))

  app.post(
    '/tickets',
    {
      schema: { tags, body: TicketRequest, response: { 201: OwnTicket } },
      config: { rateLimit: { max: 10, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      return reply.code(201).send(await ownTickets.open(request.tenant, currentUser(request), request.body))
    },
  )
}

const ticketQueueRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  const service = staffTicketService(options)
  const detail = { 200: TicketDetail }
  app.addHook('onRequest', requireRole('super_admin'))

  app.get(
    '/tickets',
    { schema: { tags, querystring: TicketQuery, response: { 200: TicketPage } } },
    ({ tenant, query }) => database.withTenant(tenant.id, (tx) => ticketPage(tx, query)),
  )

  app.get('/tickets/:id', { schema: { tags, params, response: detail } }, ({ tenant, params: { id } }) =>
    database.withTenant(tenant.id, (tx) => ticketDetail(tx, id)),
  )

  app.patch(
    '/tickets',
    { schema: { tags, body: TicketBulkChange, response: { 200: TicketBulkAnswer } } },
    async (request) => ({
      changed: await database.withTenant(request.tenant.id, (tx) =>
        changeTickets(tx, {
          tenantId: request.tenant.id,
          staff: currentUser(request).email,
          wanted: request.body,
          now: now(),
        }),
      ),
    }),
  )

  app.patch('/tickets/:id', { schema: { tags, params, body: TicketChange, response: detail } }, (request) =>
    service.change(request.tenant, currentUser(request), request.params.id, request.body),
  )

  app.post(
    '/tickets/:id/messages',
    { schema: { tags, params, body: TicketReply, response: detail } },
    (request) => service.replyAsStaff(request.tenant, currentUser(request), request.params.id, request.body),
  )
}
