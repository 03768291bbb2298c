import type { BlogBlock } from '@platform/shared-contracts/http'
import { lexer, type Token, type Tokens } from 'marked'

/**
 * The text of a post from its file, in the dialect of the lessons: paragraphs, `##` headings, lists, tables, `> ` notes,
 * a task list (`- [ ] `) for what readers take away, and `![what it shows](drawing:name "caption")`.
 *
 * Errors  throws, saying what cannot be read: anything that is not in this list would not reach any screen.
 */
export function parsePost(file: string): readonly BlogBlock[] {
  return lexer(file)
    .filter(({ type }) => type !== 'space')
    .map(toBlock)
}

function toBlock(token: Token): BlogBlock {
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', text: plain(token['text']) }
    case 'paragraph':
      return toPicture(token as Tokens.Paragraph) ?? { kind: 'paragraph', text: plain(token['text']) }
    case 'list':
      return toList(token as Tokens.List)
    case 'table':
      return toTable(token as Tokens.Table)
    case 'blockquote':
      return { kind: 'note', text: plain(token['text']) }
    default:
      throw new Error(`a post cannot contain ${token.type}: ${token.raw.slice(0, 60)}`)
  }
}

function toPicture({ tokens }: Tokens.Paragraph): BlogBlock | null {
  const [image] = tokens as (Tokens.Image | undefined)[]
  if (tokens.length !== 1 || image?.type !== 'image' || !image.href.startsWith('drawing:')) return null
  const name = image.href.slice('drawing:'.length)
  return { kind: 'picture', name, alt: image.text, caption: image.title ?? '' }
}

function toList({ items, ordered }: Tokens.List): BlogBlock {
  const texts = items.map(({ text }) => plain(text))
  if (items.every(({ task }) => task)) return { kind: 'checklist', items: texts }
  return { kind: 'list', items: texts, ...(ordered ? { isOrdered: true } : {}) }
}

function toTable({ header, rows }: Tokens.Table): BlogBlock {
  const texts = (cells: readonly Tokens.TableCell[]) => cells.map(({ text }) => plain(text))
  return { kind: 'table', head: texts(header), rows: rows.map(texts) }
}

/** One line, with only the marks that a page supports: `**strong**` and `[links](/path)`. */
function plain(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const unknown = /[`<>|]|(?<!\*)\*(?!\*)/.exec(line)
  if (unknown) throw new Error(`"${unknown[0]}" would be shown literally: ${line.slice(0, 80)}`)
  return line
}
