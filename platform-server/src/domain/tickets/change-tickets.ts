import { MAX_BULK, type TicketBulkChange } from '@platform/shared-contracts/http'
import { asc, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { tickets } from '../../lib/data/schema/tickets.ts'
import { tooManyMatch } from '../../lib/too-many-match.ts'
import { matching, noSuchTicket, type StoredTicket } from './sql-tickets.ts'

interface Change {
  readonly tenantId: number
  /** Email of the caller. */
  readonly staff: string
  readonly wanted: TicketBulkChange
  readonly now: Date
}

/** Changes the chosen tickets, or all that match by now; returns how many. Each has its own entry in the audit. */
export async function changeTickets(tx: Tx, { tenantId, staff, wanted, now }: Change): Promise<number> {
  const { state, assignToMe } = wanted
  const found = await lockTickets(tx, wanted)
  const change = { ...(state && { state }), ...(assignToMe && { assignee: staff }) }
  const ids = found.map(({ id }) => id)
  await tx
    .update(tickets)
    .set({ ...change, updatedAt: now })
    .where(inArray(tickets.id, ids))
  for (const { id, ...before } of found)
    await recordAudit(tx, {
      ...{ tenantId, actor: staff, action: 'ticket.change', subject: `ticket/${id}` },
      before: { state: before.state, assignee: before.assignee },
      after: change,
    })
  return found.length
}

async function lockTickets(
  tx: Tx,
  { ids, matching: filter = {} }: TicketBulkChange,
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
  if (rows.length > MAX_BULK) throw tooManyMatch()
  return rows.map(({ ticket }) => ticket)
}
