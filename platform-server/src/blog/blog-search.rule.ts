import type { BlogPage, BlogPost, BlogQuery } from '@platform/shared-contracts/http'
import { plainText } from '../domain/courses/text-words.rule.ts'
import { blogText } from './reading-time.rule.ts'

const PAGE_SIZE = 12

/**
 * One page of the posts that match, in the order given. Every word of `q` has to occur in title, excerpt, tags or text;
 * accents and case do not matter.
 */
export function searchPosts(
  posts: readonly BlogPost[],
  { q, tag, page = 1, size = PAGE_SIZE }: BlogQuery,
): BlogPage {
  const words = plainText(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const found = posts.filter(
    (post) => (!tag || post.tags.includes(tag)) && words.every((word) => searchText(post).includes(word)),
  )
  return {
    items: found.slice((page - 1) * size, page * size),
    tags: [...new Set(posts.flatMap(({ tags }) => tags))].toSorted(),
    total: found.length,
    page,
    size,
  }
}

function searchText({ title, excerpt, tags, body }: BlogPost): string {
  return plainText([title, excerpt, ...tags, blogText(body)].join(' '))
}
