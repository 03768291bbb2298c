import { MAX_BULK, type TicketBulkChange } from '@platform/shared-contracts/http'
import { asc, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { tickets } from '../../lib/data/schema/tickets.ts'
import { checkMatchCount } from '../../lib/match-count.ts'
import { matching, noSuchTicket, type StoredTicket } from './sql-tickets.ts'

interface Change {
  readonly tenantId: number
  /** Email of the caller. */
  readonly staff: string
  readonly wanted: TicketBulkChange
  readonly now: Date
}

/**
 * Changes the chosen tickets, or all that match by now; returns how many. Each has its own entry in the audit. A ticket
 * that is so already stays as it is: `updatedAt` starts the days in which it can be reopened.
 */
export async function changeTickets(tx: Tx, { tenantId, staff, wanted, now }: Change): Promise<number> {
  const { state, assignToMe } = wanted
  const found = await lockTickets(tx, wanted)
  const change = { ...(state && { state }), ...(assignToMe && { assignee: staff }) }
  const changed = found.filter((ticket) => differs(ticket, change))
  if (changed.length === 0) return 0
  const ids = changed.map(({ id }) => id)
  await tx
    .update(tickets)
    .set({ ...change, updatedAt: now })
    .where(inArray(tickets.id, ids))
  for (const { id, ...before } of changed)
    await recordAudit(tx, {
      ...{ tenantId, actor: staff, action: 'ticket.change', subject: `ticket/${id}` },
      before: { state: before.state, assignee: before.assignee },
      after: change,
    })
  return changed.length
}

function differs(
  ticket: StoredTicket,
  { state = ticket.state, assignee = ticket.assignee }: Partial<StoredTicket>,
) {
  return ticket.state !== state || ticket.assignee !== assignee
}

async function lockTickets(
  tx: Tx,
  { ids, matching: filter = {}, expected }: TicketBulkChange,
): Promise<StoredTicket[]> {
  const rows = await tx
    .select({ ticket: tickets })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.userId))
    .where(ids ? inArray(tickets.id, ids) : matching(filter))
    .orderBy(asc(tickets.id))
    .limit(MAX_BULK + 1)
    .for('update', { of: tickets })
  if (rows.length === 0) throw noSuchTicket()
  checkMatchCount(rows.length, ids ? undefined : expected)
  return rows.map(({ ticket }) => ticket)
}
