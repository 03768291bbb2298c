import { z } from 'zod/mini'
import { Language } from '../language.ts'
import { PAGE, PAGE_QUERY, pageOf } from '../paging.ts'
import { ReviewDecision, ReviewInput } from '../partners/consultation-review.ts'
import { PublishedReview, MODERATION_STATES, ModerationState } from '../review.ts'
import { multiline, verbatim } from '../text.ts'

/**
 * PUT {api}/modules/:code/review, by a person with a certificate of the module that was not revoked. It replaces their earlier
 * one and waits for staff again. DELETE answers 204. Errors: 404, 409 `no-certificate`, 422.
 */
export const ModuleReviewInput = z.extend(ReviewInput, {
  /** Of the comment. */
  language: Language,
})
export type ModuleReviewInput = z.infer<typeof ModuleReviewInput>

/** A review, for its author. */
export const OwnModuleReview = z.object({
  stars: z.number(),
  comment: z.string(),
  language: Language,
  state: ModerationState,
  /** Why staff did not publish it; empty in other states. */
  reason: z.string(),
  writtenAt: z.iso.datetime(),
})
export type OwnModuleReview = z.infer<typeof OwnModuleReview>

/** GET {api}/module-reviews/own: each module that the signed-in user may review, by its code. */
export const OwnModuleReviewList = z.array(
  z.object({ code: z.string(), review: z.nullable(OwnModuleReview) }),
)
export type OwnModuleReviewList = z.infer<typeof OwnModuleReviewList>

/** A review of a module, for everybody. */
export const ModuleReview = z.extend(PublishedReview, { language: Language })
export type ModuleReview = z.infer<typeof ModuleReview>

/** How many reviews a module's own answer has; GET {api}/modules/:code/reviews?page&size has the others. */
export const REVIEWS_AT_FIRST = 5

/** GET {api}/modules/:code/reviews: the published ones, the newest first. 404 for a code that is not in the catalog. */
export const ModuleReviewPage = pageOf(ModuleReview)
export type ModuleReviewPage = z.infer<typeof ModuleReviewPage>
export const ModuleReviewsQuery = z.object(PAGE_QUERY)

/** A review, for staff. */
export const ModuleReviewRecord = z.extend(OwnModuleReview, {
  id: z.string(),
  code: z.string(),
  /** Full name. */
  author: z.string(),
})
export type ModuleReviewRecord = z.infer<typeof ModuleReviewRecord>

/** GET {api}/admin/module-reviews, for admins: what waits first, then the newest. */
export const ModuleReviewRecordQuery = z.object({
  ...PAGE_QUERY,
  state: z._default(z.enum(['', ...MODERATION_STATES]), ''),
  /** Code of a module; empty for all. */
  module: z._default(verbatim(20), ''),
})
export type ModuleReviewRecordQuery = z.infer<typeof ModuleReviewRecordQuery>
export const ModuleReviewRecordPage = z.object({
  items: z.array(ModuleReviewRecord),
  ...PAGE,
  /** How many wait for staff, whatever the filters. */
  pending: z.number(),
})
export type ModuleReviewRecordPage = z.infer<typeof ModuleReviewRecordPage>

/**
 * POST {api}/admin/module-reviews/:id, for admins: what waits is published or rejected, what is published can be rejected later.
 * Errors: 403 `own-review`, 404, 409 changed or decided meanwhile, 422.
 */
export const ModuleReviewDecision = z
  .extend(ReviewDecision, {
    /** The author reads it. */
    reason: multiline(500, 'Use at most 500 characters.').check(z.trim()),
  })
  .check(
    z.refine(({ state, reason }) => state === 'published' || reason !== '', {
      path: ['reason'],
      error: 'Enter a reason.',
    }),
  )
export type ModuleReviewDecision = z.infer<typeof ModuleReviewDecision>
