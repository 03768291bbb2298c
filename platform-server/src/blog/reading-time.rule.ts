import type { BlogBlock } from '@platform/shared-contracts/http'

const WORDS_PER_MINUTE = 200

/** Whole minutes, at least one. */
export function readingMinutes(body: readonly BlogBlock[]): number {
  return Math.max(1, Math.ceil(blogText(body).split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE))
}

/** All words of a post in a row, for counting and for searching. */
export function blogText(body: readonly BlogBlock[]): string {
  return body.map(textOf).join(' ')
}

function textOf(block: BlogBlock): string {
  if (block.kind === 'list' || block.kind === 'checklist') return block.items.join(' ')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ')
  if (block.kind === 'picture') return block.caption
  return block.text
}
