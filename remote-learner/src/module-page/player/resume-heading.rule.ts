import type { LessonBlock } from '@platform/shared-contracts/http'

/** The first blocks are on the screen anyway. */
const MIN_RESUME_BLOCK = 2

/** The heading above the place where the reader left the lesson; `null` if it is not worth offering a way back. */
export function resumeHeading(blocks: readonly LessonBlock[], block: number): string | null {
  if (block < MIN_RESUME_BLOCK || block >= blocks.length) return null
  const heading = blocks.slice(0, block + 1).findLast(({ kind }) => kind === 'heading')
  return heading?.kind === 'heading' ? heading.text : ''
}
