import type { LessonBlock } from '@platform/shared-contracts/http'

interface Section {
  /** Index of the block that it starts with. */
  readonly block: number
  /** `null` for the text above the first heading. */
  readonly title: string | null
}

const CITE = /\[(19\d\d\.[^\]]+)\]/g

/** The section of a lesson that names the paragraph, or else the one closest to it; `null` if none names its standard. */
export function citingSection(blocks: readonly LessonBlock[], cite: string): Section | null {
  const closeness = blocks.map((block) =>
    Math.max(0, ...citesIn(block).map((other) => sharedParts(cite, other))),
  )
  const best = Math.max(0, ...closeness)
  if (best === 0) return null
  const found = closeness.indexOf(best)
  const block = blocks.findLastIndex(({ kind }, index) => kind === 'heading' && index <= found)
  const heading = blocks[block]
  return heading?.kind === 'heading' ? { block, title: heading.text } : { block: 0, title: null }
}

function citesIn(block: LessonBlock): readonly string[] {
  return [...JSON.stringify(block).matchAll(CITE)].map(([, cite = '']) => cite)
}

/** How far two paragraphs agree: their standard, then each of `(b)(1)`. */
function sharedParts(one: string, other: string): number {
  const [parts, others] = [partsOf(one), partsOf(other)]
  const end = parts.findIndex((part, at) => part !== others[at])
  return end < 0 ? parts.length : end
}

function partsOf(cite: string): readonly string[] {
  return /^19\d\d\.\d+(?:\(\w+\))*/.exec(cite)?.[0].split(/(?=\()/) ?? []
}
