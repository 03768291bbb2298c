import { z } from 'zod/mini'
import { PublishedReview, Rating, ModerationState } from '../review.ts'
import { Instant, multiline } from '../text.ts'

const Stars = z.literal([1, 2, 3, 4, 5], 'Choose from 1 to 5 stars.')

/**
 * PUT {api}/consultations/:id/review, by the client of a completed consultation. It replaces an earlier one and waits for staff again.
 * Errors: 404, 409 not completed, 422.
 */
export const ReviewInput = z.object({
  stars: Stars,
  comment: multiline(1000, 'Use at most 1000 characters.').check(z.trim()),
})
export type ReviewInput = z.infer<typeof ReviewInput>

/** What a client said of a consultation, for the client. */
export const OwnReview = z.object({
  stars: z.number(),
  comment: z.string(),
  state: ModerationState,
})
export type OwnReview = z.infer<typeof OwnReview>

/**
 * A review that waits for staff.
 *
 * Source  GET {api}/admin/reviews, for admins: the oldest first, at most 100
 */
export const PendingReview = z.object({
  /** Of the consultation. */
  id: z.string(),
  client: z.string(),
  partner: z.string(),
  consultationAt: z.iso.datetime(),
  stars: z.number(),
  comment: z.string(),
  /** What the decision is about: a review that was changed since must be read again. */
  writtenAt: z.iso.datetime(),
})
export type PendingReview = z.infer<typeof PendingReview>
export const PendingReviewList = z.array(PendingReview)
export type PendingReviewList = z.infer<typeof PendingReviewList>

/** POST {api}/admin/reviews/:id, for admins. Errors: 404, 409 changed or decided meanwhile. */
export const ReviewDecision = z.object({
  state: z.enum(['published', 'rejected']),
  writtenAt: Instant,
})
export type ReviewDecision = z.infer<typeof ReviewDecision>

/** Published reviews of a partner: the newest 20 of `count`. */
export const PartnerReviews = z.extend(Rating, {
  /** Of all of them, to one decimal; null without any. */
  average: z.nullable(z.number()),
  items: z.array(PublishedReview),
})
export type PartnerReviews = z.infer<typeof PartnerReviews>
