import { i18n } from '../app/i18n.ts'
import { tickets, ticketsThread } from '../locales/en/tickets.ts'

export const ticketsMessages = i18n({ tickets })
export const threadMessages = i18n({ ticketsThread })
