import { z } from 'zod/mini'
import { ExpectedCount, MAX_BULK, chosenOrMatching } from './bulk.ts'
import { RowNumber, multiline, text, verbatim } from './text.ts'
import { PAGE, PAGE_QUERY } from './paging.ts'

export const TICKET_CATEGORIES = [
  'login',
  'course',
  'certificate',
  'billing',
  'name',
  'bug',
  'content',
  'other',
] as const
export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
/** `waiting`: for the person's answer. A reply of the person reopens a waiting or solved ticket. */
export const TICKET_STATES = ['new', 'open', 'waiting', 'solved', 'closed'] as const

const TicketCategory = z.enum(TICKET_CATEGORIES)
const TicketPriority = z.enum(TICKET_PRIORITIES)
const TicketState = z.enum(TICKET_STATES)
export type TicketCategory = z.infer<typeof TicketCategory>
export type TicketPriority = z.infer<typeof TicketPriority>
export type TicketState = z.infer<typeof TicketState>

const message = multiline(5000).check(z.trim(), z.minLength(1, 'Write a message.'))

/**
 * POST {api}/tickets, for all signed-in users; answers 201 and the OwnTicket.
 * Errors: 403 `feature-off`, 429 after 10 an hour.
 */
export const TicketRequest = z.object({
  subject: text(150).check(z.minLength(3, 'Describe the topic in a few words.')),
  category: TicketCategory,
  text: multiline(5000).check(z.trim(), z.minLength(10, 'Write at least 10 characters.')),
  /** The page from which the ticket was sent. */
  path: z.optional(verbatim(300)),
})
export type TicketRequest = z.infer<typeof TicketRequest>

/** `isInternal`: a note among staff that the person never sees. */
export const TicketMessage = z.object({
  id: z.number(),
  author: z.string(),
  isStaff: z.boolean(),
  isInternal: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type TicketMessage = z.infer<typeof TicketMessage>

/** A ticket as its author sees it: GET {api}/tickets/own, newest first, at most 50. */
export const OwnTicket = z.object({
  id: z.number(),
  subject: z.string(),
  category: TicketCategory,
  state: TicketState,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  messages: z.array(TicketMessage),
})
export type OwnTicket = z.infer<typeof OwnTicket>
export const OwnTicketList = z.array(OwnTicket)

/** POST {api}/tickets/own/:id/messages answers the OwnTicket. Errors: 409 `ticket-closed` 14 days after it was closed. */
export const OwnTicketReply = z.object({ text: message })

/** A ticket in the queue. `requester` is `null` if the platform itself opened it. */
export const TicketSummary = z.object({
  id: z.number(),
  subject: z.string(),
  category: TicketCategory,
  priority: TicketPriority,
  state: TicketState,
  requester: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** Email of the assigned member of staff. */
  assignee: z.nullable(z.string()),
  path: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** `null` until the first answer of staff. */
  firstReplyAt: z.nullable(z.iso.datetime()),
})
export type TicketSummary = z.infer<typeof TicketSummary>

/** GET {api}/tickets/:id, for super admins only, like the queue. */
export const TicketDetail = z.extend(TicketSummary, { messages: z.array(TicketMessage) })
export type TicketDetail = z.infer<typeof TicketDetail>

/** A minus for descending. */
export const TICKET_SORTS = [
  '-priority',
  'priority',
  'opened',
  '-opened',
  'number',
  '-number',
  'subject',
  '-subject',
  'state',
  '-state',
] as const

/** GET {api}/tickets: the most urgent first and then the oldest, unless sorted otherwise. `state` may be `active`: new, open and waiting. */
export const TicketQuery = z.object({
  q: z.optional(verbatim(100)),
  state: z.optional(z.enum([...TICKET_STATES, 'active'])),
  priority: z.optional(TicketPriority),
  category: z.optional(TicketCategory),
  sort: z._default(z.enum(TICKET_SORTS), '-priority'),
  ...PAGE_QUERY,
})
export type TicketQuery = z.infer<typeof TicketQuery>

export const TicketPage = z.object({
  items: z.array(TicketSummary),
  counts: z.record(TicketState, z.number()),
  ...PAGE,
})
export type TicketPage = z.infer<typeof TicketPage>

/** POST {api}/tickets/:id/messages answers the TicketDetail; a reply that is not internal is mailed to the person. */
export const TicketReply = z.object({ text: message, isInternal: z.boolean(), state: TicketState })
export type TicketReply = z.infer<typeof TicketReply>

/** PATCH {api}/tickets/:id answers the TicketDetail. */
export const TicketChange = z.object({
  state: z.optional(TicketState),
  priority: z.optional(TicketPriority),
  assignee: z.optional(z.nullable(z.email().check(z.maxLength(254)))),
})
export type TicketChange = z.infer<typeof TicketChange>

/** Which tickets a change of many is about, as in the queue. Strict: a filter that is not known would change more. */
export const TicketFilter = z.strictObject(
  z.pick(TicketQuery, { q: true, state: true, priority: true, category: true }).shape,
)
export type TicketFilter = z.infer<typeof TicketFilter>

/**
 * PATCH {api}/tickets: changes many tickets, either `ids` or all that match the filters when the request arrives, and
 * answers how many were not so before. Errors: 404 no such ticket, 409 `count-changed` when another number than `expected`
 * matches, 422 `too-many` when more than 500 match.
 */
export const TicketBulkChange = z
  .object({
    ids: z.optional(z.array(RowNumber).check(z.minLength(1), z.maxLength(MAX_BULK))),
    matching: z.optional(TicketFilter),
    expected: z.optional(ExpectedCount),
    state: z.optional(TicketState),
    /** To the caller. */
    assignToMe: z.optional(z.literal(true)),
  })
  .check(
    chosenOrMatching<{ ids?: unknown; matching?: unknown }>(({ ids, matching }) => [ids, matching]),
    z.refine(({ state, assignToMe }) => state !== undefined || assignToMe, 'Choose what to change.'),
  )
export type TicketBulkChange = z.infer<typeof TicketBulkChange>

export const TicketBulkAnswer = z.object({ changed: z.number() })
export type TicketBulkAnswer = z.infer<typeof TicketBulkAnswer>
