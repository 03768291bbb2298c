import type { TicketSummary } from '@platform/shared-contracts/http'

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24

interface Wait {
  readonly isAnswered: boolean
  readonly count: number
  readonly unit: 'hours' | 'days'
}

/** How long a ticket waited for its first reply, or has been waiting: whole hours, and whole days from two days on. */
export function waitOf(
  { createdAt, firstReplyAt }: Pick<TicketSummary, 'createdAt' | 'firstReplyAt'>,
  now: Date,
): Wait {
  const end = firstReplyAt ? Date.parse(firstReplyAt) : now.getTime()
  const hours = Math.max(0, Math.floor((end - Date.parse(createdAt)) / HOUR_MS))
  const isAnswered = firstReplyAt !== null
  if (hours < 2 * DAY_HOURS) return { isAnswered, count: hours, unit: 'hours' }
  return { isAnswered, count: Math.floor(hours / DAY_HOURS), unit: 'days' }
}
