import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { Revision, day, multiline, text, verbatim } from '../text.ts'
import { PAGE, PAGE_QUERY } from '../paging.ts'

/** `pending`: not reviewed yet. A learner may correct or withdraw a credential that is pending or refused. */
export const CREDENTIAL_STATES = ['pending', 'approved', 'refused'] as const
export type CredentialState = (typeof CREDENTIAL_STATES)[number]

const boundedText = (shortest: number, longest: number, message: string) =>
  text(longest, `Use at most ${longest} characters.`).check(z.minLength(shortest, message))
const calendarDay = day('Use a date such as 2026-11-20.')

/**
 * A learner's description of a credential from elsewhere: the text fields of the multipart body of POST
 * {api}/credentials and PUT {api}/credentials/:id, next to `file` (PDF, JPG or PNG up to 10 MB, recognized by its
 * content; PUT without one keeps the file). Days are calendar days; an empty field counts as not sent.
 */
export const CredentialInput = z.object({
  title: boundedText(3, 160, 'Enter the name of the credential.'),
  issuer: boundedText(2, 160, 'Enter who issued it.'),
  number: z._default(text(80), ''),
  issuedOn: calendarDay,
  /** Null if it never expires. */
  expiresOn: z._default(z.nullable(calendarDay), null),
  /** The related module of the catalog. */
  moduleCode: z._default(z.nullable(verbatim(20)), null),
})
export type CredentialInput = z.infer<typeof CredentialInput>

/**
 * A credential from elsewhere: recorded here, not issued here.
 *
 * Source  GET {api}/credentials: the caller's own, newest first; the file is GET {api}/credentials/:id/file.
 * Errors  404, also for another learner's or tenant's; 409 to change one that is approved.
 */
export const Credential = z.object({
  id: z.string(),
  title: z.string(),
  issuer: z.string(),
  number: z.string(),
  issuedOn: z.iso.date(),
  expiresOn: z.nullable(z.iso.date()),
  /** Its last valid day has passed. */
  isExpired: z.boolean(),
  moduleCode: z.nullable(z.string()),
  fileName: z.string(),
  fileSizeBytes: z.number(),
  state: z.enum(CREDENTIAL_STATES),
  /** Increases with each correction: a decision names the version that was reviewed. */
  version: z.number(),
  sentAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Name of the reviewer. */
  decidedBy: z.nullable(z.string()),
  /** Reason for a refusal. */
  reason: z.nullable(z.string()),
})
export type Credential = z.infer<typeof Credential>
export const CredentialList = z.array(Credential)

/**
 * POST {api}/credentials/:id/decision by the learner's assigned partner or an admin; the learner is notified by email.
 * Errors: 409 if it was decided or corrected meanwhile, 422 a refusal without a reason.
 */
export const CredentialDecision = z.object({
  isApproved: z.boolean(),
  version: Revision,
  reason: z._default(multiline(500).check(z.trim()), ''),
})
export type CredentialDecision = z.infer<typeof CredentialDecision>

export const CredentialReview = z.extend(Credential, {
  learner: z.object({ id: Id, name: z.string(), email: z.string(), companyName: z.nullable(z.string()) }),
})
export type CredentialReview = z.infer<typeof CredentialReview>

/** GET {api}/credential-reviews: the oldest pending first, then the newest. `learner` narrows to one person. */
export const CredentialReviewQuery = z.object({
  ...PAGE_QUERY,
  q: z._default(text(100), ''),
  state: z.optional(z.enum(CREDENTIAL_STATES)),
  learner: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
})
export type CredentialReviewQuery = z.infer<typeof CredentialReviewQuery>

/** Source  for a partner those of the learners assigned to them now, for an admin those of the tenant. */
export const CredentialReviewPage = z.object({
  items: z.array(CredentialReview),
  ...PAGE,
  /** Number of pending credentials, regardless of the filters. */
  pending: z.number(),
})
export type CredentialReviewPage = z.infer<typeof CredentialReviewPage>
