import type { BlogBlock } from '@platform/shared-contracts/http'
import type { ProblemText } from '../lib/messages/problem-messages.ts'
import { blogText } from './reading-time.rule.ts'

const SHORTEST_EXCERPT = 20
const SHORTEST_BODY = 300

interface Post {
  readonly excerpt: string
  readonly body: readonly BlogBlock[]
}

/** What a post still lacks before anyone may read it, by field; nothing when it is ready. */
export function publicationFaults({ excerpt, body }: Post): Readonly<Record<string, ProblemText>> {
  const length = blogText(body).trim().length
  return {
    ...(excerpt.trim().length < SHORTEST_EXCERPT && {
      excerpt: { key: 'not-ready:excerpt', values: { shortest: SHORTEST_EXCERPT } },
    }),
    ...(length < SHORTEST_BODY && {
      body: { key: 'not-ready:body', values: { shortest: SHORTEST_BODY, length } },
    }),
  }
}
