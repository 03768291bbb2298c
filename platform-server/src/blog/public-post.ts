import type { BlogBlock, BlogCover, BlogPost, BlogPostSummary } from '@platform/shared-contracts/http'
import { authorSlug } from './author-slug.rule.ts'
import { readingMinutes } from './reading-time.rule.ts'
import type { StoredPost } from './sql-blog.ts'

/** What a post on a page has of its own; what is around it, the routes add. */
export type PublicPost = Omit<BlogPost, 'previous' | 'next' | 'homeUrl'> & {
  readonly homeTenantId: number | null
}

/** As a page shows it, with an address for each drawing. */
export function publicPost(row: StoredPost, apiBase: string): PublicPost {
  const { slug, title, excerpt, author, tags, moduleCode, homeTenantId, publishedAt, updatedAt } = row
  const body = row.body.map((block) => withUrl(block, slug, apiBase))
  return {
    ...{ slug, title, excerpt, author, tags, moduleCode, body, homeTenantId },
    authorSlug: authorSlug(author),
    cover: coverOf(body),
    readingMinutes: readingMinutes(body),
    publishedAt: (publishedAt ?? updatedAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function summaryOf(post: BlogPostSummary): BlogPostSummary {
  const {
    slug,
    title,
    excerpt,
    author,
    authorSlug: by,
    tags,
    publishedAt,
    readingMinutes: minutes,
    cover,
  } = post
  return { slug, title, excerpt, author, authorSlug: by, tags, publishedAt, readingMinutes: minutes, cover }
}

function withUrl(block: BlogBlock, slug: string, apiBase: string): BlogBlock {
  if (block.kind === 'checklist')
    return { ...block, url: `${apiBase}/blog/${encodeURIComponent(slug)}/checklist` }
  return block.kind === 'picture' ? { ...block, url: `${apiBase}/blog/drawings/${block.name}.svg` } : block
}

function coverOf(body: readonly BlogBlock[]): BlogCover | null {
  const picture = body.find((block) => block.kind === 'picture')
  return picture?.url ? { url: picture.url, alt: picture.alt } : null
}
