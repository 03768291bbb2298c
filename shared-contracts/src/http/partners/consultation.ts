import { z } from 'zod/mini'
import { CORE_MODULES } from '../../rules/catalog.rule.ts'
import { CONSULTATION_SCOPES } from '../../rules/consultation-scopes.rule.ts'
import { ConsultationAttachment } from './consultation-attachment.ts'
import { OwnReview } from './consultation-review.ts'
import { Id } from '../id.ts'
import { Instant, MAX_ID, RequestId, multiline, verbatim } from '../text.ts'
import { pageOf } from '../paging.ts'

/** `partner-plan`: an hour in each weekly window of a 30-day term. `on-demand`: one hour within a month. */
export const ENTITLEMENT_KINDS = ['partner-plan', 'on-demand'] as const
export type EntitlementKind = (typeof ENTITLEMENT_KINDS)[number]

/** Valid from `startsAt` until before `endsAt`; an unused hour expires then. */
export const EntitlementWindow = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Nothing is left of the hour: it is booked, was held, or was canceled too late. */
  isUsed: z.boolean(),
  /** Of the hour: 60, 30 or 0. */
  minutesLeft: z.number(),
})
export type EntitlementWindow = z.infer<typeof EntitlementWindow>

/**
 * What a person may book: one hour in each window.
 *
 * Source  GET {api}/entitlements: the caller's own current and future ones, the earliest first.
 */
export const Entitlement = z.object({
  id: Id,
  kind: z.enum(ENTITLEMENT_KINDS),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  windows: z.array(EntitlementWindow),
})
export type Entitlement = z.infer<typeof Entitlement>
export const EntitlementList = z.array(Entitlement)

/** How long a consultation takes. */
const Minutes = z.literal([30, 60])

/**
 * GET {api}/consultants/:id/slots?from&to&minutes: free starts of a partner within their notice and horizon, the
 * earliest first. `timeZone` is the partner's own. Errors: 404, also for another tenant's partner.
 */
export const ConsultantSlots = z.object({
  timeZone: z.string(),
  slots: z.array(z.iso.datetime()),
  noticeHours: z.number(),
  horizonDays: z.number(),
})
export type ConsultantSlots = z.infer<typeof ConsultantSlots>

const Party = z.object({ id: Id, name: z.string(), email: z.string() })

/**
 * One booked consultation.
 *
 * Units   instants are ISO 8601 in UTC.
 * Source  GET {api}/consultations, POST {api}/consultations/:id/cancel, PATCH {api}/consultations/:id
 */
export const Consultation = z.object({
  id: z.string(),
  client: Party,
  partner: Party,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  minutes: z.number(),
  topic: z.string(),
  /** The code of the module that it is about. Left out by older servers. */
  module: z.optional(z.nullable(z.string())),
  /** What the client added, the oldest first. Left out by older servers, which accept no files. */
  attachments: z.optional(z.array(ConsultationAttachment)),
  /** The partner's video meeting while the consultation is to come; null: the partner emails a link. */
  videoLink: z.nullable(z.string()),
  /** `ended`: its time is over, and nothing is recorded of it yet. `no-show`: see `missedBy`. */
  status: z.enum(['booked', 'ended', 'completed', 'no-show', 'canceled']),
  /** Who did not come. */
  missedBy: z.nullable(z.enum(['client', 'partner'])),
  /** How long a completed one took. */
  heldMinutes: z.nullable(z.number()),
  /** What the partner noted for the client. */
  notes: z.string(),
  /** Until then the partner may record what happened, and correct it. An admin may do so at any time. */
  recordUntil: z.iso.datetime(),
  /** The caller's own, in GET {api}/consultations where they are the client. */
  review: z.nullable(OwnReview),
  canceledAt: z.nullable(z.iso.datetime()),
  /** Whether the hour counts against the entitlement; false if it was canceled in time or the partner did not come. */
  isHourUsed: z.boolean(),
  /** Deadline for the client to cancel and get the time back, and to choose another time. */
  freeCancelUntil: z.iso.datetime(),
})
export type Consultation = z.infer<typeof Consultation>

export type ConsultationScope = (typeof CONSULTATION_SCOPES)[number]

/** GET {api}/consultations. Errors: 403 for a scope that the caller may not see. */
export const ConsultationQuery = z.object({
  scope: z.optional(z.enum(CONSULTATION_SCOPES)),
  when: z.optional(z.enum(['upcoming', 'unrecorded', 'past'])),
  q: z.optional(verbatim(100)),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
})
export type ConsultationQuery = z.infer<typeof ConsultationQuery>

/** Upcoming ones by time, past and canceled ones newest first. `unrecorded`: those that ended, the oldest first. */
export const ConsultationPage = pageOf(Consultation)
export type ConsultationPage = z.infer<typeof ConsultationPage>

/**
 * Whether calendars can subscribe to the caller's consultations.
 *
 * Source  GET {api}/consultations/calendar
 */
export const CalendarFeed = z.object({
  /** When the address was made; null: there is none. */
  createdAt: z.nullable(z.iso.datetime()),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

/**
 * A new address, which is answered only this once; an earlier one no longer works.
 *
 * Source  POST {api}/consultations/calendar, 201
 */
export const NewCalendarFeed = z.object({ createdAt: z.iso.datetime(), url: z.string() })
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>

const Topic = multiline(1000, 'Use at most 1000 characters.').check(
  z.trim(),
  z.minLength(10, 'Describe the topic in at least 10 characters.'),
)

/** A module of the catalog that it is about; empty for none. */
const AboutModule = z.optional(
  verbatim(20).check(
    z.refine(
      (code) => code === '' || CORE_MODULES.some((module) => module.code === code),
      'Choose a module.',
    ),
  ),
)

/**
 * POST {api}/consultations. Answers 201 with the consultation.
 * Errors: 402 no time left for that week, 404 no such partner, 409 the slot was just taken, 422 not a free time or no
 * topic.
 */
export const ConsultationRequest = z.object({
  partnerId: RequestId,
  startsAt: Instant,
  /** An hour unless stated otherwise. */
  minutes: z.optional(Minutes),
  topic: Topic,
  module: AboutModule,
})
export type ConsultationRequest = z.infer<typeof ConsultationRequest>

/**
 * PATCH {api}/consultations/:id, by the client until `freeCancelUntil`: another time with the same partner.
 * Errors: 402 no time left for that week, 404, 409 just taken or too late, 422 not a free time.
 */
export const ConsultationChange = z.object({ startsAt: Instant })
export type ConsultationChange = z.infer<typeof ConsultationChange>

/** GET {api}/consultations/:id/replacements, for admins: other professionals who are free at its time, by name. */
export const ReplacementList = z.array(z.object({ id: Id, name: z.string() }))
export type ReplacementList = z.infer<typeof ReplacementList>

const chooseProfessional = 'Choose a professional.'

/**
 * POST {api}/consultations/:id/reassign, by an admin until it starts: another professional at the same time. The hour
 * stays used; all three people get an email.
 * Errors: 403, 404, 409 just taken, canceled or started, 422.
 */
export const ConsultationReassignment = z.object({
  partnerId: z.int(chooseProfessional).check(z.gte(1, chooseProfessional), z.lte(MAX_ID)),
  /** For the history of the tenant; no one else reads it. */
  reason: multiline(300, 'Use at most 300 characters.').check(
    z.trim(),
    z.minLength(3, 'Give a reason in at least 3 characters.'),
  ),
})
export type ConsultationReassignment = z.infer<typeof ConsultationReassignment>

/**
 * Times that a client proposes where the partner's calendar has none for them.
 *
 * Source  GET {api}/consultations/requests?scope: open ones first, then those of the last 60 days
 */
export const TimeRequest = z.object({
  id: z.string(),
  client: Party,
  partner: Party,
  minutes: z.number(),
  topic: z.string(),
  /** The code of the module that it is about. Left out by older servers. */
  module: z.optional(z.nullable(z.string())),
  times: z.array(z.iso.datetime()),
  /** `expired`: no proposed time is left. */
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']),
  /** Of a partner who declined. */
  reason: z.string(),
})
export type TimeRequest = z.infer<typeof TimeRequest>
export const TimeRequestList = z.array(TimeRequest)
export type TimeRequestList = z.infer<typeof TimeRequestList>

export const TimeRequestQuery = z.object({ scope: z.optional(z.enum(['own', 'clients'])) })

/**
 * POST {api}/consultations/requests. Answers 201. Errors: 402 no time left for that week, 404 no such partner, 409 three
 * open ones already, 422.
 */
export const TimeRequestInput = z.object({
  partnerId: RequestId,
  minutes: Minutes,
  topic: Topic,
  module: AboutModule,
  times: z
    .array(Instant)
    .check(z.minLength(1, 'Propose at least one time.'), z.maxLength(3, 'Propose at most three times.')),
})
export type TimeRequestInput = z.infer<typeof TimeRequestInput>

/** POST {api}/consultations/requests/:id/decline */
export const TimeRequestRefusal = z.object({
  reason: multiline(500, 'Use at most 500 characters.').check(
    z.trim(),
    z.minLength(2, 'Tell the client why, or when you have time.'),
  ),
})
export type TimeRequestRefusal = z.infer<typeof TimeRequestRefusal>
