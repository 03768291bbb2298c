import { z } from 'zod/mini'
import { multiline, text, verbatim } from '../text.ts'

/** What staff found of a point that was open. */
const ReviewCheck = z.object({
  /** What they read. */
  source: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
})

/** A point that was not compared with the text of the code when the content was written. */
export const ReviewPoint = z.object({
  /** Of the point and of the content that it is about: another when either changes. */
  key: z.string(),
  where: z.string(),
  /** Paragraphs of the code, or `none` where it is no rule. */
  cite: z.string(),
  why: z.string(),
  /** `null` while it is open. */
  check: z.nullable(ReviewCheck),
})
export type ReviewPoint = z.infer<typeof ReviewPoint>

/** What the rules in a module were checked against and when, with every point that was left open. */
export const ContentReview = z.object({
  reviewedOn: z.iso.date(),
  nextReviewOn: z.iso.date(),
  sources: z.array(z.string()),
  unchecked: z.array(ReviewPoint),
})
export type ContentReview = z.infer<typeof ContentReview>

/** GET {api}/admin/content-review?module=, for staff. Errors: 404 for a module without content. */
export const ContentReviewQuery = z.object({ module: verbatim(20) })

export const REVIEW_STATES = ['open', 'checked'] as const

/** GET {api}/admin/content-review.csv: every point of a module, or of all modules without one. */
export const ReviewFileQuery = z.object({
  module: z._default(verbatim(20), ''),
  state: z._default(z.enum([...REVIEW_STATES, '']), ''),
})

/**
 * PUT {api}/admin/content-review/checks marks a point as checked, or changes what was found; it answers the
 * ContentReview. DELETE with `module` and `key` opens it again. Errors: 404 `review-point-not-found`, also for a point
 * whose content has changed.
 */
export const ReviewCheckRequest = z.object({
  module: verbatim(20),
  key: verbatim(64),
  source: text(300).check(z.minLength(1, 'Enter what you read.')),
  note: multiline(1_000).check(z.trim()),
})
export type ReviewCheckRequest = z.infer<typeof ReviewCheckRequest>

export const ReviewPointQuery = z.object({ module: verbatim(20), key: verbatim(64) })
export type ReviewPointQuery = z.infer<typeof ReviewPointQuery>
