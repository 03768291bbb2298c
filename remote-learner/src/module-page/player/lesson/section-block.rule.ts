import type { LessonBlock } from '@platform/shared-contracts/http'

/** Index of the block that a section of a lesson starts with; `null` for the start of the lesson and for no section. */
export function sectionBlock(blocks: readonly LessonBlock[], section: string | null): number | null {
  const headings = [...blocks.keys()].filter((index) => blocks[index]?.kind === 'heading')
  return headings[Number(section ?? 0) - 1] ?? null
}
