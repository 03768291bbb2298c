import type { ExportSection } from '../app/account-export.ts'
import { ownTickets } from '../domain/tickets/sql-tickets.ts'

export const ticketExport: ExportSection = {
  name: 'tickets',
  rowsOf: async (tx, userId) =>
    (await ownTickets(tx, userId)).map(({ messages, ...ticket }) => ({
      ...ticket,
      messages: messages.map(({ author, text, at }) => ({ author, text, at })),
    })),
}
