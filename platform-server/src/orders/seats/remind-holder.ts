import type { FastifyRequest } from 'fastify'
import { and, eq } from 'drizzle-orm'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { findById } from '../../domain/accounts/people.ts'
import { seatReminderEmail } from '../../domain/orders/seat-emails.ts'
import { holderTraining } from '../../domain/orders/seat-training.ts'
import { orderSeats } from '../../lib/data/schema/orders.ts'
import { ProblemError } from '../../lib/problem.ts'
import { auditOrder } from '../order-work.ts'
import { createSeatWork } from './seat-work.ts'

/** Emails the holder of a seat what is left to do, at most once a day. Errors  404, 409 nothing left, 409 reminded already. */
export function createReminders(options: MailingOptions) {
  const withOrder = createSeatWork(options)
  return (request: FastifyRequest, id: string, userId: number): Promise<unknown> =>
    withOrder(request, id, async (work) => {
      const { tx, post, at, order } = work
      const seat = await holderTraining(tx, order, { userId, now: at })
      const holder = seat && (await findById(tx, userId))
      if (!seat || !holder) throw new ProblemError(404, 'seat-not-found')
      if (!seat.training.mayRemind) throw new ProblemError(409, 'no-reminder')
      await tx
        .update(orderSeats)
        .set({ remindedAt: at })
        .where(and(eq(orderSeats.orderId, order.id), eq(orderSeats.userId, userId)))
      await post(tx, { tenant: request.tenant, request }, seatReminderEmail(order, holder, seat.left))
      await auditOrder(work, id, {
        action: 'order.remind',
        after: { number: order.number, email: holder.email },
      })
    })
}
