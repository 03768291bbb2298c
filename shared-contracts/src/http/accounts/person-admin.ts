import { z } from 'zod/mini'
import { AuditRecord } from '../audit.ts'
import { ROLES } from './user.ts'
import { RowNumber, text } from '../text.ts'
import { PAGE_QUERY, pageOf } from '../paging.ts'

const instant = z.iso.datetime()

/** A person of the tenant, as a super admin sees them. `state` is a USPS code such as TX. */
export const PersonSummary = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  isSubscribed: z.boolean(),
  isProfessionalPartner: z.boolean(),
  companyName: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** `null` until an email link, a directory or a super admin has verified the address: no login before. */
  emailVerifiedAt: z.nullable(instant),
  createdAt: instant,
  /** Last use of any session; `null` if the person never logged in. */
  lastSeenAt: z.nullable(instant),
  /** Since when sign-in is disabled; `null` or left out for an active account. */
  disabledAt: z.optional(z.nullable(instant)),
  /** When the personal data was erased. `disabledAt` is set too. */
  erasedAt: z.optional(z.nullable(instant)),
})
export type PersonSummary = z.infer<typeof PersonSummary>

export const PERSON_KINDS = [
  'super_admin',
  'admin',
  'user',
  'partner',
  'subscribed',
  'unsubscribed',
  'unverified',
  'disabled',
  'erased',
] as const
export type PersonKind = (typeof PERSON_KINDS)[number]
export const PERSON_SORTS = [
  'name',
  '-name',
  'email',
  '-email',
  'joined',
  '-joined',
  'seen',
  '-seen',
] as const

/**
 * GET {api}/admin/people?page&size&sort&q&kind: `q` is part of name, email or company, `kind` one group of people.
 * Erased accounts are in the group `erased` only.
 */
export const PersonQuery = z.object({
  ...PAGE_QUERY,
  sort: z._default(z.enum(PERSON_SORTS), 'name'),
  q: z._default(text(100), ''),
  kind: z.optional(z.enum(PERSON_KINDS)),
})
export type PersonQuery = z.infer<typeof PersonQuery>

export const PersonPage = pageOf(PersonSummary)
export type PersonPage = z.infer<typeof PersonPage>

/** GET {api}/admin/people/counts: how many people the tenant has, of each kind. */
export const PeopleCounts = z.object({
  total: z.number(),
  staff: z.number(),
  subscribed: z.number(),
  partners: z.number(),
  unverified: z.number(),
  /** Joined within the last 30 days. */
  joined: z.number(),
  /** Used a session within the last 7 days. */
  active: z.number(),
})
export type PeopleCounts = z.infer<typeof PeopleCounts>

/** A partner who can be assigned to a learner. */
export const PartnerChoice = z.object({ id: z.number(), name: z.string() })
export type PartnerChoice = z.infer<typeof PartnerChoice>

/** GET {api}/admin/people/:id. Errors: 404, also for another tenant's. */
export const PersonDetail = z.extend(PersonSummary, {
  assignedPartnerId: z.nullable(z.number()),
  /** Number of learners assigned to this person, if they are a partner. */
  learners: z.number(),
  /** Whether they sign in through their company's directory: there is no password to reset here. */
  signsInByDirectory: z.boolean(),
  /** Why it is disabled. */
  disabledReason: z.optional(z.nullable(z.string())),
  /** For an erased account with training records that the law requires: whose records they are. */
  retained: z.optional(
    z.nullable(z.object({ name: z.string(), companyName: z.nullable(z.string()), until: instant })),
  ),
  /** Open sessions, most recently used first; `device` in plain words. */
  sessions: z.array(z.object({ id: z.string(), device: z.string(), lastUsedAt: instant })),
  /** All partners that the learner may be assigned to. */
  partners: z.array(PartnerChoice),
  /** The newest changes of this person. */
  history: z.array(AuditRecord),
})
export type PersonDetail = z.infer<typeof PersonDetail>

const reason = text(300).check(z.minLength(3, 'Enter a reason in a few words.'))

/**
 * PATCH {api}/admin/people/:id answers the PersonDetail; fields that are left out do not change.
 *
 * Errors  409 `own-role`, `last-super-admin`, `has-learners` (a partner with assigned learners); 422 `fields.reason`
 *         for a changed subscription without a reason, `fields.assignedPartnerId` for a person who is not a partner
 *         here.
 */
export const PersonChange = z.object({
  role: z.optional(z.enum(ROLES)),
  isSubscribed: z.optional(z.boolean()),
  isProfessionalPartner: z.optional(z.boolean()),
  assignedPartnerId: z.optional(z.nullable(RowNumber)),
  /** Required when the subscription changes; stored in the audit trail. */
  reason: z.optional(reason),
})
export type PersonChange = z.infer<typeof PersonChange>

/**
 * POST {api}/admin/people/:id/actions. `verify` marks the address as verified; `send-verification` and
 * `send-password-link` send a link by email (429 after five in 15 minutes); `end-sessions` logs the person out
 * everywhere. Answers the PersonDetail.
 * Errors: 409 `verified-already`.
 */
export const PERSON_ACTIONS = ['verify', 'send-verification', 'send-password-link', 'end-sessions'] as const
export type PersonAction = (typeof PERSON_ACTIONS)[number]
export const PersonActionRequest = z.object({ action: z.enum(PERSON_ACTIONS) })

/**
 * POST {api}/admin/people/:id/disable, /enable (no body) and /erase answer 204. The reason is stored in the audit
 * trail.
 * POST {api}/account/close (no body) erases the caller's own account and answers 204.
 * Errors: 403 `proof-required` (erase, close); 404; 409 `last-super-admin`, `own-account` (disable), `has-learners` and `has-consultations` (erase),
 * `erased-already`; 422 `fields.reason`.
 */
export const AccountEnding = z.object({ reason })
export type AccountEnding = z.infer<typeof AccountEnding>
