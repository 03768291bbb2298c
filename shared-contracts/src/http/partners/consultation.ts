import { z } from 'zod/mini'
import { CONSULTATION_SCOPES } from '../../rules/consultation-scopes.rule.ts'
import { Id } from '../id.ts'
import { Instant, RequestId, multiline, verbatim } from '../text.ts'
import { pageOf } from '../paging.ts'

/** `partner-plan`: an hour in each weekly window of a 30-day term. `on-demand`: one hour within a month. */
export const ENTITLEMENT_KINDS = ['partner-plan', 'on-demand'] as const
export type EntitlementKind = (typeof ENTITLEMENT_KINDS)[number]

/** Valid from `startsAt` until before `endsAt`; an unused hour expires then. */
export const EntitlementWindow = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Booked, held, or canceled too late. */
  isUsed: z.boolean(),
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

/**
 * GET {api}/consultants/:id/slots: free hours of a partner within notice and horizon, the earliest first.
 * `timeZone` is the partner's own. Errors: 404, also for another tenant's partner.
 */
export const ConsultantSlots = z.object({ timeZone: z.string(), slots: z.array(z.iso.datetime()) })
export type ConsultantSlots = z.infer<typeof ConsultantSlots>

const Party = z.object({ id: Id, name: z.string(), email: z.string() })

/**
 * One booked hour.
 *
 * Units   instants are ISO 8601 in UTC; it lasts an hour.
 * Source  GET {api}/consultations, POST {api}/consultations/:id/cancel
 */
export const Consultation = z.object({
  id: z.string(),
  client: Party,
  partner: Party,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  topic: z.string(),
  status: z.enum(['booked', 'held', 'cancelled']),
  cancelledAt: z.nullable(z.iso.datetime()),
  /** Whether the hour counts against the entitlement; false if it was canceled in time. */
  isHourUsed: z.boolean(),
  /** Deadline for the client to cancel and get the hour back. */
  freeCancelUntil: z.iso.datetime(),
})
export type Consultation = z.infer<typeof Consultation>

export type ConsultationScope = (typeof CONSULTATION_SCOPES)[number]

/** GET {api}/consultations. Errors: 403 for a scope that the caller may not see. */
export const ConsultationQuery = z.object({
  scope: z.optional(z.enum(CONSULTATION_SCOPES)),
  when: z.optional(z.enum(['upcoming', 'past'])),
  q: z.optional(verbatim(100)),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
})
export type ConsultationQuery = z.infer<typeof ConsultationQuery>

/** Upcoming ones by time, past and canceled ones newest first. */
export const ConsultationPage = pageOf(Consultation)
export type ConsultationPage = z.infer<typeof ConsultationPage>

/**
 * POST {api}/consultations. Answers 201 with the consultation.
 * Errors: 402 no hour left for that week, 404 no such partner, 409 the slot was just taken, 422 not a free time or no
 * topic.
 */
export const ConsultationRequest = z.object({
  partnerId: RequestId,
  startsAt: Instant,
  topic: multiline(1000, 'Use at most 1000 characters.').check(
    z.trim(),
    z.minLength(10, 'Describe the topic in at least 10 characters.'),
  ),
})
export type ConsultationRequest = z.infer<typeof ConsultationRequest>
