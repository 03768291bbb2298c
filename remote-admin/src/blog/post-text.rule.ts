import type { ContentBlock } from '@platform/shared-contracts/http'

/**
 * A post as plain text to write in, and back. Blocks stand apart by an empty line: `## heading`, `- item`, `1. item`,
 * `> note`, `| cell | cell |` with the first row as the head; anything else is a paragraph. A backslash in front makes
 * a paragraph of what looks like something else.
 */
export function textOfBlocks(blocks: readonly ContentBlock[]): string {
  return blocks.map(textOfBlock).join('\n\n')
}

const LOOKS_SPECIAL = /^(#|[-*]\s|>|\||\d+[.)]\s|\\)/

function textOfBlock(block: ContentBlock): string {
  switch (block.kind) {
    case 'heading':
      return `## ${oneLine(block.text)}`
    case 'note':
      return `> ${oneLine(block.text)}`
    case 'list':
      return block.items
        .map((item, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${oneLine(item)}`)
        .join('\n')
    case 'table':
      return [row(block.head), row(block.head.map(() => '---')), ...block.rows.map(row)].join('\n')
    case 'paragraph': {
      const text = oneLine(block.text)
      return LOOKS_SPECIAL.test(text) ? `\\${text}` : text
    }
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`
}

type Kind = 'heading' | 'note' | 'bullets' | 'numbers' | 'table' | 'paragraph'

const MARKS: readonly (readonly [Kind, RegExp])[] = [
  ['heading', /^#{1,6}\s*/],
  ['note', /^>\s?/],
  ['bullets', /^[-*]\s+/],
  ['numbers', /^\d+[.)]\s+/],
  ['table', /^\|/],
]

interface Group {
  readonly kind: Kind
  readonly lines: string[]
}

export function blocksOfText(text: string): ContentBlock[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => groupsOf(part))
    .map(blockOf)
    .filter((block) => block !== null)
}

/** Lines of one kind belong together; a line without a mark goes on with the list item or note above it. */
function groupsOf(part: string): readonly Group[] {
  const groups: Group[] = []
  for (const line of part.split('\n').map((one) => one.trim()))
    if (line !== '') addLine(groups, kindOf(line), line)
  return groups
}

function kindOf(line: string): Kind {
  return MARKS.find(([, mark]) => mark.test(line))?.[0] ?? 'paragraph'
}

function addLine(groups: Group[], kind: Kind, line: string): void {
  const above = groups.at(-1)
  const words = kind === 'table' ? line : withoutMark(kind, line)
  if (above && kind === 'paragraph' && goesOn(above.kind))
    above.lines.push(`${above.lines.pop() ?? ''} ${words}`)
  else if (above && joins(above.kind, kind)) above.lines.push(words)
  else groups.push({ kind, lines: [words] })
}

function withoutMark(kind: Kind, line: string): string {
  const mark = MARKS.find(([marked]) => marked === kind)?.[1]
  return mark ? line.replace(mark, '') : line
}

function joins(above: Kind, kind: Kind): boolean {
  return above === kind && kind !== 'heading'
}

function goesOn(kind: Kind): boolean {
  return kind !== 'heading' && kind !== 'table'
}

function blockOf({ kind, lines }: Group): ContentBlock | null {
  const text = lines.join(' ').replace(/^\\/, '')
  switch (kind) {
    case 'bullets':
      return { kind: 'list', items: lines }
    case 'numbers':
      return { kind: 'list', items: lines, isOrdered: true }
    case 'table':
      return tableOf(lines)
    case 'heading':
    case 'note':
    case 'paragraph':
      return text === '' ? null : { kind, text }
  }
}

const RULER = /^[\s|:-]+$/

function tableOf(lines: readonly string[]): ContentBlock | null {
  const [head, ...rows] = lines.filter((line) => !RULER.test(line)).map(cellsOf)
  if (!head) return null
  return { kind: 'table', head, rows: rows.map((cells) => head.map((_, at) => cells[at] ?? '')) }
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** `Ladders: three feet` becomes `ladders-three-feet`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '')
}
