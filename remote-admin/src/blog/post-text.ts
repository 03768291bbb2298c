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
    case 'list':
      return textOfList(block, listsAbove)
    case 'checklist':
      return textOfChecklist(block.items, listsAbove)
    case 'picture':
      return `![${oneLine(block.alt)}](drawing:${block.name} "${oneLine(block.caption)}")`
    case 'table':
      return [row(block.head), row(block.head.map(() => '---')), ...block.rows.map(row)].join('\n')
    case 'paragraph':
      return asParagraph(block.text)
  }
}

function textOfList({ items, isOrdered }: Extract<BlogBlock, { kind: 'list' }>, listsAbove: number): string {
  const [bullet, point] = listsAbove % 2 === 0 ? ['-', '.'] : ['*', ')']
  return items
    .map((item, at) => `${isOrdered ? `${at + 1}${point}` : bullet} ${asParagraph(item)}`)
    .join('\n')
}

function textOfChecklist(items: readonly string[], listsAbove: number): string {
  const bullet = listsAbove % 2 === 0 ? '-' : '*'
  return items.map((item) => `${bullet} [ ] ${oneLine(item)}`).join('\n')
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

const DRAWING = /^drawing:([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** A drawing that stands alone; one inside a sentence has no block of its own. */
function pictureOf(token: Token): BlogBlock | null {
  const { tokens = [] } = token as { readonly tokens?: readonly Token[] }
  const [image, ...others] = tokens as [Tokens.Image?, ...Token[]]
  if (image?.type !== 'image' || others.length > 0) return null
  const name = DRAWING.exec(image.href)?.[1]
  return name === undefined ? null : { kind: 'picture', name, alt: image.text, caption: image.title ?? '' }
}

function textBlock(kind: 'heading' | 'note' | 'paragraph', source: string): BlogBlock[] {
  const text = plain(source)
  return text === '' ? [] : [{ kind, text }]
}

function plain(source: string): string {
  return oneLine(source).replace(/^\\/, '')
}

function listOf(list: Tokens.List): BlogBlock {
  if (list.items.every(({ task }) => task)) {
    // The box is part of the source of a task.
    const items = itemsOf(list).map((item) => item.replace(/^\[[ xX]\] /, ''))
    return { kind: 'checklist', items }
  }
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
