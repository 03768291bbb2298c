import type { BlogBlock } from '@platform/shared-contracts/http'
import { lexer, type Token, type Tokens } from 'marked'

/**
 * A post as Markdown to write in, and back, in the dialect of the lessons: `## heading`, lists, `- [ ]` checklists,
 * `> note`, tables, `![what it shows](drawing:name "caption")` and paragraphs, in which `**strong**` and links stay. Whatever else Markdown has becomes a paragraph. A
 * backslash in front makes a paragraph of what looks like something else.
 */
export function textOfBlocks(blocks: readonly BlogBlock[]): string {
  return blocks.map((block, at) => textOfBlock(block, listsBefore(blocks, at))).join('\n\n')
}

/** Markdown takes two lists in a row for one, unless they have different markers. */
function listsBefore(blocks: readonly BlogBlock[], at: number): number {
  const kind = blocks[at - 1]?.kind
  return kind === 'list' || kind === 'checklist' ? 1 + listsBefore(blocks, at - 1) : 0
}

function textOfBlock(block: BlogBlock, listsAbove: number): string {
  switch (block.kind) {
    case 'heading':
      return `## ${oneLine(block.text)}`
    case 'note':
      return `> ${oneLine(block.text)}`
    case 'list': {
      const [bullet, point] = listsAbove % 2 === 0 ? ['-', '.'] : ['*', ')']
      const markOf = (at: number) => (block.isOrdered ? `${at + 1}${point}` : bullet)
      return block.items.map((item, at) => `${markOf(at)} ${asParagraph(item)}`).join('\n')
    }
    case 'checklist':
      return block.items.map((item) => `${listsAbove % 2 === 0 ? '-' : '*'} [ ] ${oneLine(item)}`).join('\n')
    case 'picture':
      return `![${oneLine(block.alt)}](drawing:${block.name} "${oneLine(block.caption)}")`
    case 'table':
      return [row(block.head), row(block.head.map(() => '---')), ...block.rows.map(row)].join('\n')
    case 'paragraph':
      return asParagraph(block.text)
  }
}

function asParagraph(text: string): string {
  const line = oneLine(text)
  const [token, ...others] = lexer(withRulers(line))
  const isRead = token?.type === 'paragraph' && others.length === 0 && !line.startsWith('\\')
  return isRead ? line : `\\${line}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`
}

export function blocksOfText(text: string): BlogBlock[] {
  return lexer(withRulers(text)).flatMap(blocksOf)
}

function blocksOf(token: Token): BlogBlock[] {
  switch (token.type) {
    case 'heading':
      return textBlock('heading', token['text'])
    case 'blockquote':
      return textBlock('note', token['text'])
    case 'list':
      return [listOf(token as Tokens.List)]
    case 'table':
      return [tableOf(token as Tokens.Table)]
    default: {
      const picture = pictureOf(token)
      return picture ? [picture] : textBlock('paragraph', token.raw)
    }
  }
}

/** A drawing that stands alone; one inside a sentence has no block of its own. */
function pictureOf({ tokens = [] }: Token & { readonly tokens?: readonly Token[] }): BlogBlock | null {
  const [image] = tokens as (Tokens.Image | undefined)[]
  const [, name] = /^drawing:([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(image?.href ?? '') ?? []
  if (tokens.length !== 1 || image?.type !== 'image' || name === undefined) return null
  return { kind: 'picture', name, alt: image.text, caption: image.title ?? '' }
}

function textBlock(kind: 'heading' | 'note' | 'paragraph', source: string): BlogBlock[] {
  const text = plain(source)
  return text === '' ? [] : [{ kind, text }]
}

function plain(source: string): string {
  return oneLine(source).replace(/^\\/, '')
}

function listOf(list: Tokens.List): BlogBlock {
  if (list.items.every(({ task }) => task)) return { kind: 'checklist', items: itemsOf(list) }
  return { kind: 'list', items: itemsOf(list), ...(list.ordered ? { isOrdered: true } : {}) }
}

/** A list in a list has no block of its own: its items follow the one that they are in. */
function itemsOf({ items }: Tokens.List): string[] {
  return items.flatMap(({ tokens }) => {
    const own = tokens.filter(({ type }) => type !== 'list').map(({ raw }) => raw)
    const inner = tokens.filter((token): token is Tokens.List => token.type === 'list')
    return [plain(own.join(' ')), ...inner.flatMap(itemsOf)]
  })
}

function tableOf({ header, rows }: Tokens.Table): BlogBlock {
  const texts = (cells: readonly Tokens.TableCell[]) => cells.map(({ text }) => oneLine(text))
  return { kind: 'table', head: texts(header), rows: rows.map(texts) }
}

const ROW = /^\s*\|/
const RULER = /^[\s|:-]+$/

/** An editor may leave out the ruler below the head of a table. */
function withRulers(text: string): string {
  const lines = text.split('\n')
  const isBareHead = (line: string, at: number) =>
    ROW.test(line) && !ROW.test(lines[at - 1] ?? '') && !RULER.test(lines[at + 1] || '.')
  return lines.map((line, at) => (isBareHead(line, at) ? `${line}\n${rulerFor(line)}` : line)).join('\n')
}

function rulerFor(head: string): string {
  const cells = head
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
  return `|${cells.map(() => '---').join('|')}|`
}
