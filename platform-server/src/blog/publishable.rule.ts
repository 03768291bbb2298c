import type { ContentBlock } from '@platform/shared-contracts/http'
import { blogText } from './reading-time.rule.ts'

const SHORTEST_EXCERPT = 20
const SHORTEST_BODY = 300

interface Post {
  readonly excerpt: string
  readonly body: readonly ContentBlock[]
}

/** What a post still lacks before anyone may read it, by field; nothing when it is ready. */
export function publicationFaults({ excerpt, body }: Post): Readonly<Record<string, string>> {
  const length = blogText(body).trim().length
  return {
    ...(excerpt.trim().length < SHORTEST_EXCERPT && {
      excerpt: `Write a summary of at least ${SHORTEST_EXCERPT} characters. Lists and search engines show it.`,
    }),
    ...(length < SHORTEST_BODY && {
      body: `Write at least ${SHORTEST_BODY} characters to publish. This post has ${length}.`,
    }),
  }
}
