import type { Order } from '@platform/shared-contracts/http'
import { isSuperAdmin } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { lockOrder, readOrder } from '../../domain/orders/sql-orders.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { OrderWork } from '../order-work.ts'
import { found } from '../found-order.ts'

/** Work on the seats of an order that is locked meanwhile. */
export interface SeatWork extends OrderWork {
  readonly order: Order
}

/** Runs work for the buyer of an order and the tenant's super admins, and answers the order after it. Errors  404 for everyone else. */
export function createSeatWork({ services, tenantMailer: post }: MailingOptions) {
  const { database, now } = services
  return (request: FastifyRequest, id: string, work: (given: SeatWork) => Promise<void>) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) => {
      const locked = await lockOrder(tx, id)
      const mayManage = locked?.userId === who.userId || isSuperAdmin(who)
      const order = found(mayManage ? await readOrder(tx, id) : null)
      await work({ tx, request, who, post, at: now(), order })
      return found(await readOrder(tx, id))
    })
  }
}

/** Seats that no one holds and no open invitation reserves; the invitation of `except` does not count. */
export function freeSeats(
  { seats, seatHolders, invitations = [] }: Order,
  at: Date,
  except?: string,
): number {
  const open = invitations.filter(({ email, expiresAt }) => email !== except && new Date(expiresAt) > at)
  return seats - seatHolders.length - open.length
}

/** Errors  409 for an order that is not paid, or has no seats. */
export function refuseWithoutSeats({ state, hasSeats }: Order): void {
  if (state !== 'paid' || !hasSeats) throw new ProblemError(409, 'no-seats')
}
