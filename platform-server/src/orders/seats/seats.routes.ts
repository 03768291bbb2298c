import {
  OpenInvitation,
  Order,
  SeatListReport,
  SeatListRequest,
  SeatRequest,
  SeatTrainingList,
  SeatToken,
  PathId,
} from '@platform/shared-contracts/http'
import { isSuperAdmin } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../../app/add-routes.ts'
import { currentUser, requireUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { createSeatLists } from './give-seat-list.ts'
import { createSeats } from './give-seats.ts'
import { createReminders } from './remind-holder.ts'
import { seatTraining } from '../../domain/orders/seat-training.ts'
import { readOrder } from '../../domain/orders/sql-orders.ts'
import { found } from '../found-order.ts'
import { readInvitation, takeByToken } from '../../domain/orders/seat-invitations.ts'

const own = { tags: ['Orders'], security: BEARER }
const ById = z.object({ id: z.uuid() })
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }

const GIVE = {
  ...own,
  summary: 'Assign a seat of a paid order to an email address; invites a person without an account',
  params: ById,
  body: SeatRequest,
  response: { 200: Order, ...refusals(401, 404, 409, 422, 429) },
}
const GIVE_LIST = {
  ...own,
  summary: 'Assign seats of a paid order to the people of a pasted list or CSV file, all or none',
  params: ById,
  body: SeatListRequest,
  response: { 200: SeatListReport, ...refusals(401, 404, 409, 422, 429) },
}
const TAKE_BACK = {
  ...own,
  summary: 'Remove a person from a seat they have not used',
  params: z.extend(ById, { userId: PathId }),
  response: { 200: Order, ...refusals(401, 404, 409) },
}
const WITHDRAW = {
  ...own,
  summary: 'Withdraw an invitation; its link stops working',
  params: z.extend(ById, { invitationId: z.uuid() }),
  response: { 200: Order, ...refusals(401, 404) },
}
const TRAINING = {
  ...own,
  summary: 'Get how the people with a seat of an order train in its courses since they have the seat',
  params: ById,
  response: { 200: SeatTrainingList, ...refusals(401, 404) },
}
const REMIND = {
  ...own,
  summary: 'Email the holder of a seat what is left to do, at most once a day',
  params: z.extend(ById, { userId: PathId }),
  response: { 204: z.null(), ...refusals(401, 404, 409, 429) },
}
const READ = {
  tags: own.tags,
  summary: 'Get the details of a seat invitation',
  body: SeatToken,
  response: { 200: OpenInvitation, ...refusals(410, 422, 429) },
}
const ACCEPT = {
  ...own,
  summary: 'Accept the seat of an emailed invitation; safe to retry',
  body: SeatToken,
  response: { 200: OpenInvitation, ...refusals(401, 403, 410, 422, 429) },
}

/** Seats of an order: given by its buyer, taken by the person who was invited. */
export const seatsRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  app.post('/seat-invitations', { schema: READ, config: LIMIT }, ({ tenant, body }) =>
    database.withTenant(tenant.id, (tx) => readInvitation(tx, body.token, now())),
  )
  await addRoutes(app, ownSeatsRoutes, options)
}

const ownSeatsRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  const seats = createSeats(options)
  const giveList = createSeatLists(options)
  const remind = createReminders(options)
  app.addHook('onRequest', requireUser)

  app.post('/seat-invitations/accept', { schema: ACCEPT, config: LIMIT }, (request) => {
    const { token } = request.body
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) => {
      await takeByToken(tx, token, who, now())
      return readInvitation(tx, token, now())
    })
  })

  app.post('/orders/:id/seats', { schema: GIVE, config: LIMIT }, (request) =>
    seats.give(request, request.params.id, request.body),
  )

  app.post('/orders/:id/people', { schema: GIVE_LIST, config: LIMIT }, (request) =>
    giveList(request, request.params.id, request.body),
  )

  app.get('/orders/:id/training', { schema: TRAINING }, async (request) => {
    const who = currentUser(request)
    const buyerId = isSuperAdmin(who) ? undefined : who.userId
    return database.withTenant(who.tenantId, async (tx) =>
      seatTraining(tx, found(await readOrder(tx, request.params.id, buyerId)), now()),
    )
  })

  app.post('/orders/:id/seats/:userId/remind', { schema: REMIND, config: LIMIT }, async (request, reply) => {
    await remind(request, request.params.id, request.params.userId)
    return reply.code(204).send(null)
  })

  app.delete('/orders/:id/seats/:userId', { schema: TAKE_BACK }, (request) =>
    seats.takeBack(request, request.params.id, request.params.userId),
  )

  app.delete('/orders/:id/invitations/:invitationId', { schema: WITHDRAW }, (request) =>
    seats.withdraw(request, request.params.id, request.params.invitationId),
  )
}
