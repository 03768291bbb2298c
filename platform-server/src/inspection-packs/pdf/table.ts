import { ensureSpace, heightOf, INK, PAGE, place, WIDTH, type Paper } from './page.ts'

export interface Column<Row> {
  readonly header: string
  /** Of the width of the page, relative to the other columns. */
  readonly weight: number
  readonly text: (row: Row) => string
  readonly isBold?: boolean
  readonly color?: (row: Row) => string
}

interface Cell {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly color: string
  readonly isBold: boolean
}

const SIZE = 8.5
const PADDING = 4

/** A table that goes on over pages, with its header on each of them. */
export function writeTable<Row>(paper: Paper, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const places = layout(columns)
  const header = columns.map(({ header: text }, index) => ({
    ...at(places, index),
    ...{ text, color: INK.muted, isBold: true },
  }))
  writeHeader(paper, header)
  for (const row of rows) {
    const cells = columns.map((column, index) => ({
      ...at(places, index),
      text: column.text(row),
      color: column.color?.(row) ?? INK.text,
      isBold: column.isBold === true,
    }))
    const height = heightOfRow(paper, cells)
    if (paper.doc.y + height > PAGE.bottom) {
      ensureSpace(paper, height)
      writeHeader(paper, header)
    }
    writeRow(paper, cells, height)
  }
  paper.doc.y += 8
}

interface Place {
  readonly x: number
  readonly width: number
}

function layout(columns: readonly { readonly weight: number }[]): Place[] {
  const total = columns.reduce((sum, { weight }) => sum + weight, 0)
  let x: number = PAGE.left
  return columns.map(({ weight }) => {
    const width = (WIDTH * weight) / total
    const place = { x: x + PADDING, width: width - PADDING * 2 }
    x += width
    return place
  })
}

const at = (places: readonly Place[], index: number): Place => places[index] ?? { x: PAGE.left, width: WIDTH }

const styleOf = ({ x, width, color, isBold }: Cell) =>
  ({ x, width, color, size: SIZE, font: isBold ? 'Bold' : 'Text' }) as const

function heightOfRow(paper: Paper, cells: readonly Cell[]): number {
  return Math.max(...cells.map((cell) => heightOf(paper, cell.text, styleOf(cell)))) + PADDING * 2
}

function writeHeader(paper: Paper, cells: readonly Cell[]): void {
  const height = heightOfRow(paper, cells)
  ensureSpace(paper, height * 2)
  paper.doc.rect(PAGE.left, paper.doc.y, WIDTH, height).fill(INK.band)
  writeRow(paper, cells, height)
}

function writeRow(paper: Paper, cells: readonly Cell[], height: number): void {
  const { doc } = paper
  for (const cell of cells) place(paper, cell.text, doc.y + PADDING, styleOf(cell))
  doc.y += height
  doc.moveTo(PAGE.left, doc.y).lineTo(PAGE.right, doc.y).lineWidth(0.5).strokeColor(INK.hairline).stroke()
}
