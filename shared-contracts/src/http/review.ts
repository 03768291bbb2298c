import { z } from 'zod/mini'

/** A review is public once staff have published it; a change waits for staff again. */
export const MODERATION_STATES = ['pending', 'published', 'rejected'] as const
export const ModerationState = z.enum(MODERATION_STATES)
export type ModerationState = z.infer<typeof ModerationState>

/** What everybody reads of a review. */
export const PublishedReview = z.object({
  /** First name and initial. */
  author: z.string(),
  stars: z.number(),
  comment: z.string(),
  writtenAt: z.iso.datetime(),
})
export type PublishedReview = z.infer<typeof PublishedReview>

/** What the published reviews of one thing come to. `average` is of 1 to 5 stars, to one decimal. */
export const Rating = z.object({ count: z.number(), average: z.number() })
export type Rating = z.infer<typeof Rating>
