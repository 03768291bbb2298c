import { z } from 'zod/mini'
import { ContentBlock } from './content.ts'
import { verbatim } from '../text.ts'
import { PAGE } from '../paging.ts'

/**
 * A post as the list shows it.
 *
 * Units   instants are ISO 8601 in UTC, `readingMinutes` at 200 words a minute, rounded up.
 * Source  GET {api}/blog?q&tag&page&size; drafts and posts of the future are not in it.
 */
export const BlogPostSummary = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.iso.datetime(),
  readingMinutes: z.number(),
})
export type BlogPostSummary = z.infer<typeof BlogPostSummary>

export const BlogQuery = z.object({
  q: z.optional(verbatim(100)),
  tag: z.optional(verbatim(40)),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(50))),
})
export type BlogQuery = z.infer<typeof BlogQuery>

/** Newest first. `tags` are all tags of the tenant's posts, for the filter. */
export const BlogPage = z.object({
  items: z.array(BlogPostSummary),
  tags: z.array(z.string()),
  ...PAGE,
})
export type BlogPage = z.infer<typeof BlogPage>

/** GET {api}/blog/:slug. Errors: 404, also for a draft and for another tenant's. */
export const BlogPost = z.extend(BlogPostSummary, {
  body: z.array(ContentBlock),
  /** The training module that the post leads to, where there is one. */
  moduleCode: z.nullable(z.string()),
  updatedAt: z.iso.datetime(),
})
export type BlogPost = z.infer<typeof BlogPost>
