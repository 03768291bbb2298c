import type { Language, Order, SeatRequest } from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { courseAccess, orderSeats, seatInvitations } from '../../lib/data/schema/orders.ts'
import { accountEmail, findByEmail, findById, type Person } from '../../domain/accounts/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { grantSeat } from '../../domain/orders/grant-order.ts'
import { auditOrder } from '../order-work.ts'
import { keysByNumber } from './people-without-email.ts'
import { createSeatWork, freeSeats, refuseWithoutSeats, type SeatWork } from './seat-work.ts'
import { seatAssignedEmail, seatTakenBackEmail } from '../../domain/orders/seat-emails.ts'
import { invite } from '../../domain/orders/seat-invitations.ts'
import { hasUsedSeat } from '../../domain/orders/seat-use.ts'

interface Seats {
  /** To the account with this address; where there is none, the address is invited. Errors  409 not paid, no seat left, held already. */
  give(request: FastifyRequest, id: string, wanted: SeatRequest): Promise<Order>
  /** Errors  409 once its holder has started. */
  takeBack(request: FastifyRequest, id: string, holderId: number): Promise<Order>
  withdraw(request: FastifyRequest, id: string, invitationId: string): Promise<Order>
}

/** Seats of a paid order, for its buyer and the tenant's super admins. Errors  404 for everyone else. */
export function createSeats(options: MailingOptions): Seats {
  const withOrder = createSeatWork(options)
  return {
    give: (request, id, wanted) => withOrder(request, id, (work) => give(work, wanted)),
    takeBack: (request, id, holderId) => withOrder(request, id, (work) => takeBack(work, holderId)),
    withdraw: (request, id, invitationId) => withOrder(request, id, (work) => withdraw(work, invitationId)),
  }
}

async function give(work: SeatWork, { email: typed, language }: SeatRequest): Promise<void> {
  const { tx, order, at } = work
  const email = await addressOf(work, typed)
  if (order.seatHolders.some((seat) => seat.email === email)) throw new ProblemError(409, 'has-seat')
  refuseUnlessFree(order, email, at)
  const holder = await findByEmail(tx, email)
  if (holder) await giveTo(work, holder)
  else await inviteTo(work, email, language)
}

/** Errors: 404 for a number that no one without email has in the company that the caller manages. */
async function addressOf(work: SeatWork, typed: string): Promise<string> {
  if (typed.includes('@')) return accountEmail(typed)
  const key = (await keysByNumber(work)).get(typed.trim().toLowerCase())
  if (key === undefined) throw new ProblemError(404, 'person-not-found:number', { field: 'email' })
  return key
}

export async function giveTo(work: SeatWork, holder: Person): Promise<void> {
  const { tx, request, who, post, at, order } = work
  await forgetInvitation(tx, order.id, holder.email)
  await grantSeat(tx, { tenantId: who.tenantId, order, at, userId: holder.id })
  const after = {
    number: order.number,
    email: shownEmail(holder.email) || `${holder.firstName} ${holder.lastName}`,
  }
  await auditOrder(work, order.id, { action: 'order.seat', after })
  if (holder.id !== Number(order.buyer.id))
    await post(tx, { tenant: request.tenant, request }, seatAssignedEmail(order, holder))
}

export async function inviteTo(work: SeatWork, email: string, language: Language | undefined): Promise<void> {
  const { tx, request, who, post, at, order } = work
  await invite(tx, { post, request, order, at, tenantId: who.tenantId, email, language })
  const after = { number: order.number, email }
  await auditOrder(work, order.id, { action: 'order.invite', after })
}

async function takeBack(work: SeatWork, holderId: number): Promise<void> {
  const { tx, request, post, order } = work
  const seat = order.seatHolders.find(({ userId }) => Number(userId) === holderId)
  if (!seat) throw new ProblemError(404, 'seat-not-found')
  if (await hasUsedSeat(tx, order, { userId: holderId, since: new Date(seat.at) }))
    throw new ProblemError(409, 'seat-in-use')
  const isTheirs = and(eq(orderSeats.orderId, order.id), eq(orderSeats.userId, holderId))
  await tx.delete(orderSeats).where(isTheirs)
  const isOpened = and(eq(courseAccess.orderId, order.id), eq(courseAccess.userId, holderId))
  await tx.delete(courseAccess).where(isOpened)
  const before = { number: order.number, email: shownEmail(seat.email) || seat.name }
  await auditOrder(work, order.id, { action: 'order.seat-back', before })
  const holder = await findById(tx, holderId)
  if (holder && holderId !== Number(order.buyer.id))
    await post(tx, { tenant: request.tenant, request }, seatTakenBackEmail(order, holder))
}

async function withdraw(work: SeatWork, invitationId: string): Promise<void> {
  const { tx, order } = work
  const invitation = order.invitations?.find(({ id }) => id === invitationId)
  if (!invitation) throw new ProblemError(404, 'invitation-not-found')
  await forgetInvitation(tx, order.id, invitation.email)
  const before = { number: order.number, email: invitation.email }
  await auditOrder(work, order.id, { action: 'order.invite-back', before })
}

async function forgetInvitation(tx: Tx, orderId: string, email: string): Promise<void> {
  const isIt = and(eq(seatInvitations.orderId, orderId), eq(seatInvitations.email, email))
  await tx.delete(seatInvitations).where(isIt)
}

/** An invitation reserves a seat until it expires; a new one to the same address replaces its own. */
function refuseUnlessFree(order: Order, email: string, at: Date) {
  refuseWithoutSeats(order)
  if (freeSeats(order, at, email) <= 0) throw new ProblemError(409, 'no-seat-left')
}
