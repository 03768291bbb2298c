import type {
  OwnTicket,
  TicketDetail,
  TicketFilter,
  TicketMessage,
  TicketPage,
  TicketQuery,
  TicketSummary,
} from '@platform/shared-contracts/http'
import { TICKET_STATES } from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ticketMessages, tickets } from '../../lib/data/schema/tickets.ts'
import { ProblemError } from '../../lib/problem.ts'

export type StoredTicket = typeof tickets.$inferSelect
type StoredMessage = typeof ticketMessages.$inferSelect

const MAX_OWN_TICKETS = 50
const ACTIVE = ['new', 'open', 'waiting'] as const

const requester = { firstName: users.firstName, lastName: users.lastName, email: users.email }
const urgency = sql`array_position(array['urgent', 'high', 'normal', 'low'], ${tickets.priority})`

const progress = sql`array_position(array['new', 'open', 'waiting', 'solved', 'closed'], ${tickets.state})`
const subject = sql`lower(${tickets.subject})`

/** `urgency` counts from the most urgent. */
const ORDERS: Readonly<Record<TicketQuery['sort'], readonly SQL[]>> = {
  '-priority': [asc(urgency)],
  priority: [desc(urgency)],
  opened: [asc(tickets.createdAt)],
  '-opened': [desc(tickets.createdAt)],
  number: [asc(tickets.id)],
  '-number': [desc(tickets.id)],
  subject: [asc(subject)],
  '-subject': [desc(subject)],
  state: [asc(progress)],
  '-state': [desc(progress)],
}

export async function ticketPage(tx: Tx, query: TicketQuery): Promise<TicketPage> {
  const { page, size } = query
  const where = matching(query)
  const rows = await tx
    .select({ ticket: tickets, requester })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.userId))
    .where(where)
    .orderBy(...ORDERS[query.sort], asc(tickets.createdAt), asc(tickets.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await tx
    .select({ total: count() })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.userId))
    .where(where)
  return { items: rows.map(toSummary), counts: await stateCounts(tx), total: counted?.total ?? 0, page, size }
}

async function stateCounts(tx: Tx): Promise<TicketPage['counts']> {
  const rows = await tx.select({ state: tickets.state, count: count() }).from(tickets).groupBy(tickets.state)
  const of = new Map(rows.map((row) => [row.state, row.count]))
  const counts = TICKET_STATES.map((state) => [state, of.get(state) ?? 0])
  return Object.fromEntries(counts) as TicketPage['counts']
}

export function matching({ q, state, priority, category }: TicketFilter): SQL | undefined {
  return and(
    state === 'active' ? inArray(tickets.state, [...ACTIVE]) : state && eq(tickets.state, state),
    priority && eq(tickets.priority, priority),
    category && eq(tickets.category, category),
    q ? naming(q) : undefined,
  )
}

function naming(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const number = /^#?(\d{1,9})$/.exec(q.trim())?.[1]
  return or(
    ilike(tickets.subject, pattern),
    ilike(users.email, pattern),
    ilike(tickets.visitorEmail, pattern),
    ilike(tickets.visitorName, pattern),
    ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern),
    number ? eq(tickets.id, Number(number)) : undefined,
  )
}

export async function ticketDetail(tx: Tx, id: number): Promise<TicketDetail> {
  const [row] = await tx
    .select({ ticket: tickets, requester })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.userId))
    .where(eq(tickets.id, id))
  if (!row) throw noSuchTicket()
  const messages = await tx
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, id))
    .orderBy(asc(ticketMessages.id))
  return { ...toSummary(row), messages: messages.map(toMessage) }
}

/** Tickets of one person, without the staff's internal notes. */
export async function ownTickets(tx: Tx, userId: number, id?: number): Promise<OwnTicket[]> {
  const own = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.userId, userId), id === undefined ? undefined : eq(tickets.id, id)))
    .orderBy(desc(tickets.createdAt))
    .limit(MAX_OWN_TICKETS)
  if (own.length === 0) return []
  const ids = own.map((ticket) => ticket.id)
  const messages = await tx
    .select()
    .from(ticketMessages)
    .where(and(inArray(ticketMessages.ticketId, ids), eq(ticketMessages.isInternal, false)))
    .orderBy(asc(ticketMessages.id))
  return own.map(({ id: ticketId, subject, category, state, createdAt, updatedAt }) => ({
    ...{ id: ticketId, subject, category, state },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    messages: messages.filter((message) => message.ticketId === ticketId).map(toMessage),
  }))
}

export async function lockTicket(tx: Tx, id: number): Promise<StoredTicket> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update')
  if (!row) throw noSuchTicket()
  return row
}

export function noSuchTicket(): ProblemError {
  return new ProblemError(404, 'ticket-not-found')
}

interface Row {
  readonly ticket: StoredTicket
  readonly requester: { readonly firstName: string; readonly lastName: string; readonly email: string } | null
}

function toSummary({ ticket, requester: person }: Row): TicketSummary {
  const { id, subject, category, priority, state, assignee, path } = ticket
  return {
    ...{ id, subject, category, priority, state, assignee, path },
    requester: person
      ? { name: `${person.firstName} ${person.lastName}`, email: person.email }
      : visitorOf(ticket),
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    firstReplyAt: ticket.firstReplyAt?.toISOString() ?? null,
  }
}

function visitorOf({ visitorName, visitorEmail }: StoredTicket): TicketSummary['requester'] {
  return visitorEmail === null ? null : { name: visitorName ?? visitorEmail, email: visitorEmail }
}

function toMessage({ id, author, isStaff, isInternal, text, at }: StoredMessage): TicketMessage {
  return { id, author, isStaff, isInternal, text, at: at.toISOString() }
}
