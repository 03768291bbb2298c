import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import { fontFor, type FontName } from '../../lib/pdf/fonts.ts'

/** US Letter, landscape, in points: a roster needs the width. */
export const PAGE = { width: 792, height: 612, left: 42, right: 750, top: 48, bottom: 560 } as const
export const WIDTH = PAGE.right - PAGE.left

export const INK = {
  text: '#1a1d26',
  muted: '#5b6270',
  hairline: '#d5d9e0',
  band: '#f4f5f8',
  gap: '#a3231b',
} as const

/** A document while it is written; `doc.y` is where the next line begins. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument
  readonly brand: PaperBrand
}

interface Style {
  readonly x?: number
  readonly width?: number
  readonly size?: number
  readonly font?: FontName
  readonly color?: string
}

const LINE_GAP = 1.5

function useStyle({ doc }: Paper, text: string, { size = 10, font = 'Text', color = INK.text }: Style) {
  doc.font(fontFor(text, font)).fontSize(size).fillColor(color)
}

/** The height of a text in points. */
export function heightOf(paper: Paper, given: string, style: Style): number {
  const text = given.normalize('NFC')
  useStyle(paper, text, style)
  return paper.doc.heightOfString(text, { width: style.width ?? WIDTH, lineGap: LINE_GAP })
}

/** Writes a text at a place and leaves the cursor where it was. */
export function place(paper: Paper, given: string, y: number, style: Style): void {
  const text = given.normalize('NFC')
  const { doc } = paper
  const cursor = doc.y
  useStyle(paper, text, style)
  doc.text(text, style.x ?? PAGE.left, y, { width: style.width ?? WIDTH, lineGap: LINE_GAP })
  doc.y = cursor
}

/** Writes a text below the last one. */
export function writeLine(paper: Paper, text: string, style: Style = {}): void {
  const height = heightOf(paper, text, style)
  ensureSpace(paper, height)
  place(paper, text, paper.doc.y, style)
  paper.doc.y += height + 3
}

/** Goes on at the top of a new page unless `height` points are left on this one. */
export function ensureSpace({ doc }: Paper, height: number): void {
  if (doc.y + height <= PAGE.bottom) return
  doc.addPage()
  doc.y = PAGE.top
}

/** A heading with its bookmark; `rest` points of what follows stay on the same page. */
export function writeHeading(paper: Paper, text: string, note: string, rest = 60): void {
  const { doc, brand } = paper
  doc.y += 12
  ensureSpace(paper, 44 + rest)
  doc.outline.addItem(text)
  writeLine(paper, text, { size: 15, font: 'Bold', color: brand.primary })
  writeLine(paper, note, { size: 9, color: INK.muted })
  doc.y += 4
}
