import { z } from 'zod/mini'
import { BlogBlock } from './blog.ts'
import { Instant, Revision, multiline, text, verbatim } from '../text.ts'
import { PAGE, PAGE_QUERY } from '../paging.ts'

const slug = verbatim(100, 'Use at most 100 characters.').check(
  z.minLength(3, 'Use at least 3 characters.'),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use a-z and 0-9, with single dashes between words.'),
)

/** What an editor writes. `slug` is the last part of the post's address, unique within the tenant. */
export const BlogDraft = z.object({
  slug,
  title: text(160).check(z.minLength(1, 'Enter a title.')),
  excerpt: multiline(400).check(z.trim()),
  author: text(80).check(z.minLength(1, 'Enter the author.')),
  tags: z.array(text(40).check(z.minLength(1))).check(z.maxLength(8)),
  /** The training module that the post links to, if any. */
  moduleCode: z.nullable(verbatim(20)),
  body: z.array(BlogBlock).check(z.maxLength(300)),
})
export type BlogDraft = z.infer<typeof BlogDraft>

export const BLOG_STATES = ['draft', 'planned', 'published'] as const
export type BlogState = (typeof BLOG_STATES)[number]

/** A post as its editors see it. `publishedAt` is `null` for a draft, in the future for a planned post. */
export const BlogAdminSummary = z.object({
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  state: z.enum(BLOG_STATES),
  publishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  /** Email of the last editor; `null` for a post that came with the installation. */
  updatedBy: z.nullable(z.string()),
  /** Increases with every change; a save sends the one that the editor started from. */
  revision: z.number(),
})
export type BlogAdminSummary = z.infer<typeof BlogAdminSummary>

/** `formerSlugs`: earlier addresses that still redirect to this post. */
export const BlogAdminPost = z.extend(BlogAdminSummary, {
  excerpt: z.string(),
  moduleCode: z.nullable(z.string()),
  body: z.array(BlogBlock),
  formerSlugs: z.array(z.string()),
})
export type BlogAdminPost = z.infer<typeof BlogAdminPost>

/** GET {api}/admin/blog, last changed first. Roles admin and super_admin, as for all of {api}/admin/blog. */
export const BlogAdminQuery = z.object({
  q: z.optional(verbatim(100)),
  state: z.optional(z.enum(BLOG_STATES)),
  ...PAGE_QUERY,
})
export type BlogAdminQuery = z.infer<typeof BlogAdminQuery>

/** `counts` cover all posts, regardless of the filter in the request. */
export const BlogAdminPage = z.object({
  items: z.array(BlogAdminSummary),
  counts: z.object({ draft: z.number(), planned: z.number(), published: z.number() }),
  ...PAGE,
})
export type BlogAdminPage = z.infer<typeof BlogAdminPage>

/**
 * PUT {api}/admin/blog/:slug. Errors: 409 `revision-stale` if it was saved since `baseRevision`, 409 `slug-taken`.
 * POST {api}/admin/blog takes a BlogDraft and answers 201.
 */
export const BlogSaveRequest = z.object({ baseRevision: Revision, post: BlogDraft })
export type BlogSaveRequest = z.infer<typeof BlogSaveRequest>

/**
 * POST {api}/admin/blog/:slug/publication: `at` is `null` to make it a draft again, or the instant to publish at; a
 * past instant publishes at once. Errors: 409 `revision-stale`, 422 with what is missing before it can be published.
 */
export const BlogPublicationRequest = z.object({
  baseRevision: Revision,
  at: z.nullable(Instant),
})
export type BlogPublicationRequest = z.infer<typeof BlogPublicationRequest>

/** What an editor chooses for a planned post: a time to come. */
export const BlogPlan = z.object({
  at: Instant.check(
    z.refine((at) => Date.parse(at) > Date.now(), 'Choose a time in the future, or publish it now.'),
  ),
})
