import type { LessonBlock } from '@platform/shared-contracts/http'

/** A pace that few people read faster than: below it, a lesson was scrolled through. */
const MAX_WORDS_PER_MINUTE = 320
const MIN_SECONDS = 45

/** How long a lesson is on screen at least before it counts as read. */
export function minimumSeconds(blocks: readonly LessonBlock[]): number {
  return Math.max(MIN_SECONDS, Math.round((countWords(blocks) / MAX_WORDS_PER_MINUTE) * 60))
}

/** Words of the text itself: neither the paragraphs it cites, nor captions of figures, nor exercises. */
export function countWords(blocks: readonly LessonBlock[]): number {
  return wordsIn(blocks.flatMap(textsOf).join(' '))
}

/** Words of a text without the paragraphs that it cites. */
export function wordsIn(text: string): number {
  return text
    .replace(/\[[^\]]+\](?!\()/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
}

function textsOf(block: LessonBlock): readonly string[] {
  if ('text' in block) return [block.text]
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  return []
}
