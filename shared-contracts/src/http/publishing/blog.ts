import { z } from 'zod/mini'
import { ContentBlock } from './content.ts'
import { multiline, verbatim } from '../text.ts'
import { PAGE } from '../paging.ts'

const shortText = multiline(2_000)

/**
 * A block of a post: editorial text, a list to take away and tick off, whose title is the heading before it, or one of
 * the server's drawings by its name.
 */
export const BlogBlock = z.union([
  ContentBlock,
  z.object({
    kind: z.literal('checklist'),
    items: z.array(shortText).check(z.minLength(1), z.maxLength(40)),
    /** Of a file to print; written by the server, as for a drawing. */
    url: z.optional(verbatim(300)),
  }),
  z.object({
    kind: z.literal('picture'),
    name: verbatim(80).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use the name of a drawing.')),
    /** Text alternative of the drawing. */
    alt: shortText,
    caption: shortText,
    /** Where the drawing is; the server writes it into its answers, whatever an editor sent. */
    url: z.optional(verbatim(300)),
  }),
])
export type BlogBlock = z.infer<typeof BlogBlock>

/** The first drawing of a post. All drawings are 640 by 360. */
export const BlogCover = z.object({ url: z.string(), alt: z.string() })
export type BlogCover = z.infer<typeof BlogCover>

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
  /** Last part of the address of the author's page. Older servers leave out this and the cover. */
  authorSlug: z.optional(z.string()),
  /** `null` for a post without a drawing. */
  cover: z.optional(z.nullable(BlogCover)),
})
export type BlogPostSummary = z.infer<typeof BlogPostSummary>

export const BlogQuery = z.object({
  q: z.optional(verbatim(100)),
  tag: z.optional(verbatim(40)),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(50))),
  /** Only posts that were written for this site; the canonical address of the others is elsewhere. */
  home: z.optional(z.literal('here')),
})
export type BlogQuery = z.infer<typeof BlogQuery>

/** Newest first. `tags` are all tags of the tenant's posts, for the filter. */
export const BlogPage = z.object({
  items: z.array(BlogPostSummary),
  tags: z.array(z.string()),
  ...PAGE,
})
export type BlogPage = z.infer<typeof BlogPage>

/** Another post by its name, for a link to it. */
export const BlogPostName = z.object({ slug: z.string(), title: z.string() })
export type BlogPostName = z.infer<typeof BlogPostName>

/** GET {api}/blog/:slug. Errors: 404, also for a draft and for another tenant's. */
export const BlogPost = z.extend(BlogPostSummary, {
  body: z.array(BlogBlock),
  /** The training module that the post leads to, where there is one. */
  moduleCode: z.nullable(z.string()),
  updatedAt: z.iso.datetime(),
  /** The one published before it, and the one after it. Older servers leave out these three. */
  previous: z.optional(z.nullable(BlogPostName)),
  next: z.optional(z.nullable(BlogPostName)),
  /** The same post on the site that it was written for; `null` on that site. */
  homeUrl: z.optional(z.nullable(z.string())),
})
export type BlogPost = z.infer<typeof BlogPost>

/** Who wrote posts: one of the site's professionals, or a name without a profile such as an editorial team. */
export const BlogAuthor = z.object({
  slug: z.string(),
  name: z.string(),
  /** `null` without a public profile. */
  profile: z.nullable(
    z.object({
      title: z.nullable(z.string()),
      certifications: z.array(z.string()),
      bio: z.array(z.string()),
      /** Last part of the address of the profile. */
      publicUrl: z.string(),
      /** Address of their photo; `null` without one. Older servers leave it out. */
      portrait: z.optional(z.nullable(z.string())),
    }),
  ),
  /** Newest first. */
  posts: z.array(BlogPostSummary),
})
/** GET {api}/blog/authors/:author. Errors: 404 for a name under which nothing is published. */
export type BlogAuthor = z.infer<typeof BlogAuthor>
