import {
  TICKET_PRIORITIES,
  TICKET_STATES,
  type TicketPriority,
  type TicketState,
  type TicketSummary,
} from '@platform/shared-contracts/http'
import { Link } from 'react-router-dom'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY_AND_TIME, type Formats } from '../lib/format.ts'
import type { ticketsMessages } from './tickets.messages.ts'
import { waitOf } from './waiting.rule.ts'

type Texts = ReturnType<(typeof ticketsMessages)['get']>

export const STATE_TONES: Readonly<Record<TicketState, BadgeTone>> = {
  new: 'accent',
  open: 'info',
  waiting: 'neutral',
  solved: 'success',
  closed: 'neutral',
}
const PRIORITY_TONES: Readonly<Record<TicketPriority, BadgeTone>> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'warning',
  urgent: 'danger',
}

export function ticketColumns(t: Texts, { time }: Formats, now: Date): readonly Column<TicketSummary>[] {
  return [
    { id: 'number', header: t.number, isCompact: true, sortBy: ({ id }) => id, cell: ({ id }) => id },
    {
      id: 'subject',
      sortBy: ({ subject }) => subject,
      header: t.subject,
      isRowHeader: true,
      cell: ({ id, subject }) => <Link to={`/tickets?ticket=${id}`}>{subject}</Link>,
    },
    { id: 'requester', header: t.requester, cell: ({ requester }) => requester?.name ?? t.platform },
    { id: 'category', header: t.category, cell: ({ category }) => t[category] },
    {
      id: 'priority',
      sortBy: ({ priority }) => TICKET_PRIORITIES.indexOf(priority),
      header: t.priority,
      isCompact: true,
      cell: ({ priority }) => <Badge tone={PRIORITY_TONES[priority]}>{t[priority]}</Badge>,
    },
    {
      id: 'state',
      sortBy: ({ state }) => TICKET_STATES.indexOf(state),
      header: t.state,
      isCompact: true,
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t[state]}</Badge>,
    },
    {
      id: 'opened',
      sortBy: ({ createdAt }) => createdAt,
      header: t.opened,
      isCompact: true,
      cell: ({ createdAt }) => time(new Date(createdAt), DAY_AND_TIME),
    },
    { id: 'firstReply', header: t.firstReply, cell: (ticket) => firstReply(t, ticket, now) },
  ]
}

function firstReply(t: Texts, ticket: TicketSummary, now: Date): string {
  const { isAnswered, count, unit } = waitOf(ticket, now)
  const hours = t[unit]({ count })
  return isAnswered ? t.answeredIn({ hours }) : t.waitingSince({ hours })
}
