import type {
  OwnTicket,
  TicketChange,
  TicketDetail,
  TicketReply,
  TicketRequest,
} from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { RequestTenant, SignedIn } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { AuditAction } from '../../lib/audit/audit-actions.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ticketMessages, tickets } from '../../lib/data/schema/tickets.ts'
import { findById } from '../accounts/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { lockTicket, noSuchTicket, ownTickets, ticketDetail } from './sql-tickets.ts'

const REOPENS_FOR_MS = 14 * 24 * 60 * 60 * 1000

/** What people do with their own tickets. */
export function ownTicketService({ database, now }: Pick<Services, 'database' | 'now'>) {
  return {
    open: ({ id: tenantId }: RequestTenant, { userId }: SignedIn, { text, ...request }: TicketRequest) =>
      database.withTenant(tenantId, async (tx) => {
        const author = await nameOf(tx, userId)
        const times = { createdAt: now(), updatedAt: now() }
        const [made] = await tx
          .insert(tickets)
          .values({ ...request, ...times, tenantId, userId })
          .returning()
        if (!made) throw new Error('the database did not return the new ticket')
        await say(tx, made, { author, isStaff: false, text, at: now() })
        return ownOne(tx, userId, made.id)
      }),

    replyAsOwner: ({ id: tenantId }: RequestTenant, { userId }: SignedIn, id: number, text: string) =>
      database.withTenant(tenantId, async (tx) => {
        await ownOne(tx, userId, id)
        const ticket = await lockTicket(tx, id)
        const isOver =
          ticket.state === 'closed' && ticket.updatedAt.getTime() + REOPENS_FOR_MS < now().getTime()
        if (isOver) throw new ProblemError(409, 'ticket-closed')
        await say(tx, ticket, { author: await nameOf(tx, userId), isStaff: false, text, at: now() })
        const state = ticket.state === 'new' ? 'new' : 'open'
        await tx.update(tickets).set({ state, updatedAt: now() }).where(eq(tickets.id, id))
        return ownOne(tx, userId, id)
      }),

    /** A problem that the platform noticed itself; one open ticket for the same problem is enough. */
    notice: ({ id: tenantId }: RequestTenant, subject: string, text: string) =>
      database.withTenant(tenantId, async (tx) => {
        const isOpen = inArray(tickets.state, ['new', 'open', 'waiting'])
        const own = and(isNull(tickets.userId), isNull(tickets.visitorEmail), isOpen)
        const same = await tx.$count(tickets, and(own, eq(tickets.subject, subject)))
        if (same > 0 || (await tx.$count(tickets, own)) >= MAX_AUTOMATIC_TICKETS) return
        const times = { createdAt: now(), updatedAt: now() }
        const [made] = await tx
          .insert(tickets)
          .values({ ...times, tenantId, subject, category: 'content' })
          .returning()
        if (made)
          await say(tx, made, { author: 'Platform', isStaff: true, isInternal: true, text, at: now() })
      }),
  }
}

export type OwnTicketService = ReturnType<typeof ownTicketService>

/** What staff does with them. */
export function staffTicketService({ services, tenantMailer }: MailingOptions) {
  const { database, now } = services
  return {
    replyAsStaff: (tenant: RequestTenant, staff: SignedIn, id: number, reply: TicketReply) =>
      database.withTenant(tenant.id, async (tx) => {
        const { isInternal, text, state } = reply
        const ticket = await lockTicket(tx, id)
        const author = await nameOf(tx, staff.userId, staff.email)
        await say(tx, ticket, { author, isStaff: true, isInternal, text, at: now() })
        const firstReplyAt = ticket.firstReplyAt ?? (isInternal ? null : now())
        const assignee = ticket.assignee ?? staff.email
        await tx
          .update(tickets)
          .set({ state, assignee, firstReplyAt, updatedAt: now() })
          .where(eq(tickets.id, id))
        const entry = auditOf(tenant, staff, isInternal ? 'ticket.note' : 'ticket.reply', id)
        await recordAudit(tx, { ...entry, after: { state } })
        const detail = await ticketDetail(tx, id)
        if (!isInternal && detail.requester)
          await tenantMailer(
            tx,
            { tenant },
            ticket.visitorEmail === null
              ? emailOf(tenant, detail, detail.requester.email, text)
              : visitorEmailOf(tenant, detail, ticket.visitorEmail, text),
          )
        return detail
      }),

    change: (
      tenant: RequestTenant,
      staff: SignedIn,
      id: number,
      change: TicketChange,
    ): Promise<TicketDetail> =>
      database.withTenant(tenant.id, async (tx) => {
        const { state, priority, assignee } = await lockTicket(tx, id)
        await tx
          .update(tickets)
          .set({ ...change, updatedAt: now() })
          .where(eq(tickets.id, id))
        const entry = auditOf(tenant, staff, 'ticket.change', id)
        await recordAudit(tx, { ...entry, before: { state, priority, assignee }, after: change })
        return ticketDetail(tx, id)
      }),
  }
}

/** Adds a message at the end of a ticket. */
async function say(tx: Tx, ticket: { id: number; tenantId: number }, message: Message): Promise<void> {
  const { id: ticketId, tenantId } = ticket
  await tx.insert(ticketMessages).values({ ...message, ticketId, tenantId })
}

/** Requests for made-up files must not fill the queue. */
const MAX_AUTOMATIC_TICKETS = 20

type Message = Pick<typeof ticketMessages.$inferInsert, 'author' | 'isStaff' | 'isInternal' | 'text' | 'at'>

async function nameOf(tx: Tx, userId: number, otherwise = ''): Promise<string> {
  const person = await findById(tx, userId)
  return person ? `${person.firstName} ${person.lastName}` : otherwise
}

async function ownOne(tx: Tx, userId: number, id: number): Promise<OwnTicket> {
  const [ticket] = await ownTickets(tx, userId, id)
  if (!ticket) throw noSuchTicket()
  return ticket
}

function emailOf({ config }: RequestTenant, { id, subject }: TicketDetail, to: string, text: string) {
  const site = tenantName(config)
  return {
    to,
    subject: `[#${id}] ${subject}`,
    text: `${text}\n\nTo reply, go to your account page on ${site} and open Support.`,
  }
}

/** A visitor has no account page: the answer to the answer is an email. */
function visitorEmailOf({ config }: RequestTenant, { id, subject }: TicketDetail, to: string, text: string) {
  const replyTo = config.support?.email
  return { to, subject: `[#${id}] ${subject}`, text, ...(replyTo ? { replyTo } : {}) }
}

function auditOf(
  { id: tenantId }: RequestTenant,
  { email: actor }: SignedIn,
  action: AuditAction,
  id: number,
) {
  return { tenantId, actor, action, subject: `ticket/${id}` }
}
