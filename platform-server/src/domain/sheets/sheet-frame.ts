import { CONTENT_WIDTH, FONT, INK, PAGE, place, rule, textHeight, type Sheet } from './sheet.ts'
import type { Starter } from './starter.ts'

/** The first page's head: whose sheet it is, what it is for, and which rule it rests on. */
export function writeTitle(sheet: Sheet, starter: Starter): void {
  const { doc, brand, messages } = sheet
  doc.rect(0, 0, PAGE.width, 6).fill(brand.primary)
  doc.rect(PAGE.left, 0, 84, 6).fill(brand.accent)
  writeMark(sheet, PAGE.left, 23)
  place(sheet, brand.tenantName, {
    x: PAGE.left + 22,
    y: 26,
    width: 280,
    size: 11,
    font: FONT.bold,
    color: brand.primary,
  })
  place(sheet, messages[starter.type].toUpperCase(), {
    x: PAGE.right - 220,
    y: 28,
    width: 220,
    size: 8,
    font: FONT.bold,
    color: INK.muted,
    align: 'right',
  })
  doc.y = 56
  writeLine(sheet, starter.title, 22, FONT.bold, INK.text)
  writeLine(sheet, starter.summary, 9.5, FONT.text, INK.muted)
  doc.y += 3
  const basis = `${messages.standards}: ${starter.standards.join(', ')}`
  doc
    .rect(PAGE.left, doc.y, 3, textHeight(sheet, basis, CONTENT_WIDTH - 10, 8.5, FONT.bold))
    .fill(brand.accent)
  writeLine(sheet, basis, 8.5, FONT.bold, brand.primary, 10)
  doc.y += 6
}

function writeLine(sheet: Sheet, text: string, size: number, font: string, color: string, indent = 0): void {
  const width = CONTENT_WIDTH - indent
  place(sheet, text, { x: PAGE.left + indent, y: sheet.doc.y, width, size, font, color })
  sheet.doc.y += textHeight(sheet, text, width, size, font) + 2
}

/** A shield with a tick, the sign that every sheet carries. */
function writeMark({ doc, brand }: Sheet, x: number, y: number): void {
  doc.path(`M${x + 8} ${y} l7 2.6 v5.6 c0 4.4 -3 7.4 -7 9 c-4 -1.6 -7 -4.6 -7 -9 v-5.6 z`).fill(brand.primary)
  doc
    .path(`M${x + 4.9} ${y + 8.4} l2.4 2.5 l4.2 -4.8`)
    .lineWidth(1.5)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor('#ffffff')
    .stroke()
}

/** Later pages name the sheet they belong to, since pages get separated. */
export function writeRunningHead(sheet: Sheet, title: string): void {
  place(sheet, title, {
    x: PAGE.left,
    y: 30,
    width: 340,
    size: 9,
    font: FONT.bold,
    color: sheet.brand.primary,
  })
  place(sheet, sheet.brand.tenantName, {
    x: PAGE.right - 200,
    y: 30,
    width: 200,
    size: 9,
    color: INK.muted,
    align: 'right',
  })
  rule(sheet, 46)
}

export function writeFooters(sheet: Sheet): void {
  const { doc, brand, messages } = sheet
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    // The footer lies below the bottom margin, where pdfkit would otherwise turn the page.
    doc.page.margins.bottom = 0
    rule(sheet, 742)
    const left = [brand.tenantName, brand.contact].filter(Boolean).join('  ·  ')
    place(sheet, left, { x: PAGE.left, y: 747, width: 400, size: 7.5, color: INK.muted })
    place(sheet, messages.page({ page: index + 1, pages: count }), {
      x: PAGE.right - 110,
      y: 747,
      width: 110,
      size: 7.5,
      font: FONT.bold,
      color: INK.muted,
      align: 'right',
    })
    place(sheet, messages.disclaimer, {
      x: PAGE.left,
      y: 759,
      width: CONTENT_WIDTH,
      size: 6.5,
      color: INK.muted,
    })
  }
}
