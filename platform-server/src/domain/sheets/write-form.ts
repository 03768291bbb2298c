import {
  CONTENT_WIDTH,
  ensureSpace,
  FONT,
  INK,
  PAGE,
  place,
  rule,
  textHeight,
  tickBox,
  writable,
  type Sheet,
} from './sheet.ts'
import type { BlockOf, SheetField } from './starter.ts'

const LINE_HEIGHT = 19
const LABEL_HEIGHT = 10
const GAP = 12

export function writeFields(sheet: Sheet, { rows }: BlockOf<'fields'>): void {
  for (const row of rows) writeFieldRow(sheet, row)
  sheet.doc.y += 4
}

function writeFieldRow(sheet: Sheet, row: readonly SheetField[]): void {
  const height = LABEL_HEIGHT + LINE_HEIGHT * Math.max(...row.map(({ lines }) => lines ?? 1))
  ensureSpace(sheet, height)
  const weights = row.reduce((sum, { weight }) => sum + (weight ?? 1), 0)
  const shared = CONTENT_WIDTH - GAP * (row.length - 1)
  let x: number = PAGE.left
  for (const field of row) {
    const width = (shared * (field.weight ?? 1)) / weights
    writeField(sheet, field, x, width, height)
    x += width + GAP
  }
  sheet.doc.y += height + 5
}

function writeField(
  sheet: Sheet,
  { label, lines }: SheetField,
  x: number,
  width: number,
  height: number,
): void {
  const top = sheet.doc.y
  place(sheet, label, { x, y: top, width, size: 7.5, color: INK.muted })
  for (let line = 1; line <= (lines ?? 1); line += 1)
    rule(sheet, top + LABEL_HEIGHT + LINE_HEIGHT * line, INK.line, x, width)
  writable(sheet, label, x, top + LABEL_HEIGHT, width, height - LABEL_HEIGHT - 1)
}

export function writeOptions(sheet: Sheet, { label, choices }: BlockOf<'options'>): void {
  const { doc } = sheet
  ensureSpace(sheet, 34)
  place(sheet, label, { x: PAGE.left, y: doc.y, width: CONTENT_WIDTH, size: 7.5, color: INK.muted })
  let x: number = PAGE.left
  doc.y += 12
  for (const choice of choices) {
    const width = doc.font(FONT.text).fontSize(9).widthOfString(choice) + 30
    if (x + width > PAGE.right + 14) {
      x = PAGE.left
      doc.y += 16
      ensureSpace(sheet, 16)
    }
    tickBox(sheet, `${label} ${choice}`, x, doc.y, 10)
    place(sheet, choice, { x: x + 14, y: doc.y + 1, width, size: 9 })
    x += width
  }
  doc.y += 20
}

const MARK_WIDTH = 40
/** Lists up to this length are not split by a page break. */
const MAX_UNSPLIT_ITEMS = 6

function marksOf({ messages }: Sheet): readonly string[] {
  return [messages.markOk, messages.markFix, messages.markNotApplicable]
}

export function writeChecklist(sheet: Sheet, block: BlockOf<'checklist'>): void {
  const marks = block.marks ?? marksOf(sheet)
  const textWidth = CONTENT_WIDTH - MARK_WIDTH * marks.length - 10
  ensureSpace(sheet, block.items.length <= MAX_UNSPLIT_ITEMS ? 20 * (block.items.length + 1) : 60)
  writeChecklistHead(sheet, block.heading, marks)
  for (const { text, cite } of block.items) {
    const height = Math.max(17, textHeight(sheet, full(text, cite), textWidth, 9) + 6)
    if (sheet.doc.y + height > PAGE.bottom) {
      sheet.doc.addPage()
      writeChecklistHead(sheet, block.heading, marks)
    }
    writeChecklistItem(sheet, text, cite, textWidth, height)
    marks.forEach((mark, index) => {
      const x = PAGE.right - MARK_WIDTH * (marks.length - index) + (MARK_WIDTH - 11) / 2
      tickBox(sheet, `${text} ${mark}`, x, sheet.doc.y + (height - 11) / 2)
    })
    sheet.doc.y += height
    rule(sheet, sheet.doc.y)
  }
  sheet.doc.y += 9
}

function writeChecklistHead(sheet: Sheet, heading: string, marks: readonly string[]): void {
  const { doc, tint, brand } = sheet
  doc.rect(PAGE.left, doc.y, CONTENT_WIDTH, 18).fill(tint)
  doc.rect(PAGE.left, doc.y, 3, 18).fill(brand.primary)
  place(sheet, heading, {
    x: PAGE.left + 10,
    y: doc.y + 5,
    width: 340,
    size: 9.5,
    font: FONT.bold,
    color: brand.primary,
  })
  marks.forEach((mark, index) => {
    const x = PAGE.right - MARK_WIDTH * (marks.length - index)
    place(sheet, mark, {
      x,
      y: doc.y + 5.5,
      width: MARK_WIDTH,
      size: 8,
      font: FONT.bold,
      color: brand.primary,
      align: 'center',
    })
  })
  doc.y += 18
}

/** The item as it will be as wide as: the paragraph is set smaller, so only that part of it counts. */
function full(text: string, cite: string | undefined): string {
  return cite ? `${text}  ${cite.slice(0, Math.ceil((cite.length * 7.5) / 9))}` : text
}

function writeChecklistItem(
  sheet: Sheet,
  text: string,
  cite: string | undefined,
  width: number,
  height: number,
): void {
  const { doc } = sheet
  const top = doc.y
  const y = top + (height - textHeight(sheet, full(text, cite), width, 9)) / 2 + 2
  doc.font(FONT.text).fontSize(9).fillColor(INK.text)
  doc.text(text, PAGE.left + 6, y, { width, lineGap: 1.5, continued: cite !== undefined })
  if (cite) doc.fontSize(7.5).fillColor(INK.muted).text(`  ${cite}`, { width, lineGap: 1.5 })
  doc.y = top
}

export function writeSignatures(sheet: Sheet, { roles }: BlockOf<'signatures'>): void {
  const { messages } = sheet
  for (const role of roles) {
    ensureSpace(sheet, 34)
    writeFieldRow(sheet, [
      { label: `${role}: ${messages.signature.toLowerCase()}`, weight: 5 },
      { label: messages.printedName, weight: 4 },
      { label: messages.date, weight: 2 },
    ])
  }
  sheet.doc.y += 2
}

export function writeSketch(sheet: Sheet, { label, height }: BlockOf<'sketch'>): void {
  const { doc } = sheet
  ensureSpace(sheet, height)
  place(sheet, label, { x: PAGE.left, y: doc.y, width: CONTENT_WIDTH, size: 7.5, color: INK.muted })
  const top = doc.y + 12
  const bottom = doc.y + height - 6
  doc
    .roundedRect(PAGE.left, top, CONTENT_WIDTH, bottom - top, 4)
    .lineWidth(0.8)
    .strokeColor(INK.line)
    .stroke()
  for (let y = top + 12; y < bottom; y += 12)
    for (let x = PAGE.left + 12; x < PAGE.right; x += 12) doc.rect(x, y, 0.7, 0.7)
  doc.fill(INK.line)
  doc.y += height
}
