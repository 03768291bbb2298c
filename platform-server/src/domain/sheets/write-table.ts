import {
  CONTENT_WIDTH,
  FONT,
  PAGE,
  ensureSpace,
  INK,
  place,
  rule,
  textHeight,
  writable,
  type Sheet,
} from './sheet.ts'
import type { BlockOf } from './starter.ts'

type Table = BlockOf<'table'>

const SIZE = 8.5
const PADDING = 5
const BLANK_HEIGHT = 22
const NUMBER_WIDTH = 24

interface Cell {
  readonly x: number
  readonly width: number
  readonly label: string
}

export function writeTable(sheet: Sheet, table: Table): void {
  const cells = layout(table)
  ensureSpace(sheet, 70)
  writeHead(sheet, cells)
  for (const row of table.rows ?? []) writeRow(sheet, cells, row)
  for (let index = 1; index <= (table.blankRows ?? 0); index += 1)
    writeRow(sheet, cells, table.isNumbered ? [String(index)] : [])
  sheet.doc.y += 10
}

function layout({ columns, isNumbered }: Table): readonly Cell[] {
  const start = isNumbered ? NUMBER_WIDTH : 0
  const weights = columns.reduce((sum, { weight }) => sum + (weight ?? 1), 0)
  let x = PAGE.left + start
  const cells = columns.map(({ label, weight }) => {
    const width = ((CONTENT_WIDTH - start) * (weight ?? 1)) / weights
    const cell = { x, width, label }
    x += width
    return cell
  })
  return isNumbered ? [{ x: PAGE.left, width: NUMBER_WIDTH, label: '' }, ...cells] : cells
}

function writeHead(sheet: Sheet, cells: readonly Cell[]): void {
  const { doc, brand, tint } = sheet
  const height =
    Math.max(
      ...cells.map(({ label, width }) => textHeight(sheet, label, width - PADDING * 2, 8, FONT.bold)),
    ) + 9
  doc.rect(PAGE.left, doc.y, CONTENT_WIDTH, height).fill(tint)
  for (const { x, width, label } of cells)
    place(sheet, label, {
      x: x + PADDING,
      y: doc.y + 5,
      width: width - PADDING * 2,
      size: 8,
      font: FONT.bold,
      color: brand.primary,
    })
  doc.y += height
  rule(sheet, doc.y, brand.primary)
}

function writeRow(sheet: Sheet, cells: readonly Cell[], row: readonly string[]): void {
  const { doc } = sheet
  const heights = cells.map(({ width }, index) =>
    textHeight(sheet, row[index] ?? '', width - PADDING * 2, SIZE),
  )
  const height = Math.max(
    BLANK_HEIGHT - 4,
    ...heights.map((value) => value + 8),
    row.length < cells.length ? BLANK_HEIGHT : 0,
  )
  if (doc.y + height > PAGE.bottom) {
    doc.addPage()
    writeHead(sheet, cells)
  }
  const top = doc.y
  cells.forEach(({ x, width, label }, index) => {
    if (index > 0)
      doc
        .moveTo(x, top)
        .lineTo(x, top + height)
        .lineWidth(0.5)
        .strokeColor(INK.hairline)
        .stroke()
    const text = row[index]
    if (text)
      place(sheet, text, {
        x: x + PADDING,
        y: top + 5,
        width: width - PADDING * 2,
        size: SIZE,
        font: index === 0 ? FONT.bold : FONT.text,
      })
    else writable(sheet, label || 'No.', x + 2, top + 2, width - 4, height - 4)
  })
  doc.y = top + height
  rule(sheet, doc.y, INK.line)
}
