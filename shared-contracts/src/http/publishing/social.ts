import { z } from 'zod/mini'
import { Instant, multiline, oneLine, verbatim } from '../text.ts'
import { PAGE, PAGE_QUERY } from '../paging.ts'

export const SOCIAL_NETWORKS = ['linkedin', 'x', 'facebook', 'instagram'] as const
/** `draft` has no date, `planned` has one, `posted` is set by a person who has posted it by hand. */
export const SOCIAL_STATES = ['draft', 'planned', 'posted'] as const

const SocialNetwork = z.enum(SOCIAL_NETWORKS)
const SocialState = z.enum(SOCIAL_STATES)
export type SocialNetwork = z.infer<typeof SocialNetwork>
export type SocialState = z.infer<typeof SocialState>

/** The content: POST {api}/social/posts answers 201 and the SocialPost. Errors: 422 `not-ready` as for a change. */
export const SocialDraft = z.object({
  text: multiline(63_206, 'No network takes more than 63,206 characters.').check(
    z.trim(),
    z.minLength(1, 'Write the post first.'),
  ),
  link: z.nullable(
    z
      .url({ protocol: /^https?$/, error: 'Use a full address that starts with https://' })
      .check(z.maxLength(2000, 'Use at most 2,000 characters.'), oneLine),
  ),
  networks: z.array(SocialNetwork).check(z.minLength(1, 'Choose at least one network.'), z.maxLength(4)),
  /** `null` makes it a draft. */
  plannedFor: z.nullable(Instant),
})
export type SocialDraft = z.infer<typeof SocialDraft>

/** GET {api}/social/posts/:id. Roles admin and super_admin, as for all of {api}/social. Errors: 404 `post-not-found`. */
export const SocialPost = z.object({
  id: z.number(),
  text: z.string(),
  link: z.nullable(z.string()),
  networks: z.array(SocialNetwork),
  state: SocialState,
  plannedFor: z.nullable(z.iso.datetime()),
  postedAt: z.nullable(z.iso.datetime()),
  /** Email. */
  createdBy: z.string(),
  /** Differs after every change; a save sends the one that the editor started from. */
  updatedAt: z.iso.datetime(),
})
export type SocialPost = z.infer<typeof SocialPost>

/** GET {api}/social/posts: planned ones first, the next one on top, then drafts, then posted ones, newest first. */
export const SocialQuery = z.object({
  q: z.optional(verbatim(100)),
  state: z.optional(SocialState),
  ...PAGE_QUERY,
})
export type SocialQuery = z.infer<typeof SocialQuery>

/** `counts` cover all posts, regardless of the filter in the request. */
export const SocialPage = z.object({
  items: z.array(SocialPost),
  counts: z.record(SocialState, z.number()),
  ...PAGE,
})
export type SocialPage = z.infer<typeof SocialPage>

/**
 * PUT {api}/social/posts/:id answers the SocialPost. Errors: 409 `post-stale` if it was changed since `baseUpdatedAt`,
 * 409 `posted` for one that is already published, 422 `not-ready` for a planned one that is too long for a network or
 * whose new time has passed. DELETE takes `baseUpdatedAt` in the query and answers 204.
 */
export const SocialSaveRequest = z.object({ baseUpdatedAt: Instant, post: SocialDraft })
export type SocialSaveRequest = z.infer<typeof SocialSaveRequest>

/** POST {api}/social/posts/:id/posted answers the SocialPost; `isPosted` false makes it a draft again. Errors: 409 `post-stale`. */
export const SocialPostedRequest = z.object({ baseUpdatedAt: Instant, isPosted: z.boolean() })
export type SocialPostedRequest = z.infer<typeof SocialPostedRequest>
