import type { BlogBlock } from '@platform/shared-contracts/http'
import type { Starter } from '../domain/sheets/starter.ts'
import { blogText } from './reading-time.rule.ts'
import type { PublicPost } from './public-post.ts'

const MOST_STANDARDS = 6

/** The checklist of a post as a sheet to print; `null` for a post without one. `url` is the address of the post. */
export function checklistSheet(post: PublicPost, url: string): Starter | null {
  const at = post.body.findIndex(({ kind }) => kind === 'checklist')
  const checklist = post.body[at]
  if (checklist?.kind !== 'checklist') return null
  const title = headingOf(post.body[at - 1]) ?? post.title
  return {
    id: post.slug,
    title,
    summary: post.title,
    type: 'checklist',
    topic: 'records',
    language: 'en',
    standards: citedIn(post.body),
    moduleCode: post.moduleCode,
    pages: 1,
    updatedOn: post.updatedAt.slice(0, 10),
    blocks: [
      {
        kind: 'fields',
        rows: [[{ label: 'Site', weight: 2 }, { label: 'Date' }, { label: 'Checked by', weight: 2 }]],
      },
      { kind: 'checklist', heading: title, items: checklist.items.map((text) => ({ text: printed(text) })) },
      { kind: 'paragraph', text: `From: ${post.title}, ${url}` },
    ],
  }
}

function headingOf(block: BlogBlock | undefined): string | null {
  return block?.kind === 'heading'
    ? block.text.replace(/^Checklist:\s*/, '').replace(/^./, (c) => c.toUpperCase())
    : null
}

/** Sections of the code that the post names, the first ones. */
function citedIn(body: readonly BlogBlock[]): string[] {
  const cited = [...blogText(body).matchAll(/\b(19(?:03|04|10|26)\.\d{1,4})\b/g)].map(
    ([, section]) => `29 CFR ${section}`,
  )
  const sections = [...new Set(cited)].slice(0, MOST_STANDARDS)
  return sections.length > 0 ? sections : ['good practice']
}

/** Paper has neither strong words nor links. */
function printed(text: string): string {
  return text.replaceAll('**', '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}
