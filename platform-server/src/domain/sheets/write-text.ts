import {
  CONTENT_WIDTH,
  ensureSpace,
  FONT,
  INK,
  PAGE,
  place,
  rule,
  textHeight,
  writable,
  type Sheet,
} from './sheet.ts'
import type { BlockOf, SheetItem } from './starter.ts'

const BODY = 9.5
const STOP = '#b3261e'

export function writeHeading(sheet: Sheet, { text }: BlockOf<'heading'>): void {
  ensureSpace(sheet, 56)
  sheet.doc.y += 3
  place(sheet, text, {
    x: PAGE.left,
    y: sheet.doc.y,
    width: CONTENT_WIDTH,
    size: 11.5,
    font: FONT.bold,
    color: sheet.brand.primary,
  })
  sheet.doc.y += 18
}

export function writeParagraph(sheet: Sheet, { text }: BlockOf<'paragraph'>): void {
  const height = textHeight(sheet, text, CONTENT_WIDTH, BODY)
  ensureSpace(sheet, height)
  place(sheet, text, { x: PAGE.left, y: sheet.doc.y, width: CONTENT_WIDTH, size: BODY })
  sheet.doc.y += height + 7
}

export function writeBullets(sheet: Sheet, { items }: BlockOf<'bullets'>): void {
  for (const item of items)
    writeItem(sheet, item, CONTENT_WIDTH - 14, (top) => {
      sheet.doc.circle(PAGE.left + 4, top + 5, 2).fill(sheet.brand.accent)
      return 14
    })
  sheet.doc.y += 5
}

export function writeSteps(sheet: Sheet, { items, hasInitials }: BlockOf<'steps'>): void {
  const initialsWidth = hasInitials ? 62 : 0
  items.forEach((item, index) =>
    writeItem(sheet, item, CONTENT_WIDTH - 24 - initialsWidth, (top) => {
      const { doc, brand } = sheet
      doc.circle(PAGE.left + 8, top + 6, 8).fill(brand.primary)
      place(sheet, String(index + 1), {
        x: PAGE.left,
        y: top + 2.5,
        width: 16,
        size: 8.5,
        font: FONT.bold,
        color: '#ffffff',
        align: 'center',
      })
      if (hasInitials) writeInitials(sheet, index + 1, top)
      return 24
    }),
  )
  sheet.doc.y += 5
}

function writeInitials(sheet: Sheet, step: number, top: number): void {
  const x = PAGE.right - 52
  rule(sheet, top + 15, INK.line, x, 52)
  writable(sheet, `${sheet.messages.initials} ${step}`, x, top - 1, 52, 15)
}

/** One entry of a list; `bullet` draws its mark and returns the indent of the text. */
function writeItem(
  sheet: Sheet,
  { text, cite }: SheetItem,
  width: number,
  bullet: (top: number) => number,
): void {
  const { doc } = sheet
  const height = Math.max(textHeight(sheet, cite ? `${text}  [${cite}]` : text, width, BODY), 15)
  ensureSpace(sheet, height)
  const top = doc.y
  const indent = bullet(top)
  doc.font(FONT.text).fontSize(BODY).fillColor(INK.text)
  doc.text(text, PAGE.left + indent, top + 1.5, { width, lineGap: 1.5, continued: cite !== undefined })
  if (cite) doc.fontSize(8).fillColor(INK.muted).text(`  ${cite}`, { width, lineGap: 1.5 })
  doc.y = Math.max(doc.y, top + 15) + 3
}

export function writeCallout(sheet: Sheet, { tone, title, text }: BlockOf<'callout'>): void {
  const { doc, brand, tint } = sheet
  const color = tone === 'stop' ? STOP : brand.primary
  const height = textHeight(sheet, text, CONTENT_WIDTH - 26, BODY) + 28
  ensureSpace(sheet, height)
  doc.rect(PAGE.left, doc.y, CONTENT_WIDTH, height).fill(tone === 'stop' ? '#fdf0ef' : tint)
  doc.rect(PAGE.left, doc.y, 4, height).fill(color)
  place(sheet, title, {
    x: PAGE.left + 14,
    y: doc.y + 8,
    width: CONTENT_WIDTH - 26,
    size: BODY,
    font: FONT.bold,
    color,
  })
  place(sheet, text, { x: PAGE.left + 14, y: doc.y + 21, width: CONTENT_WIDTH - 26, size: BODY })
  doc.y += height + 10
}

export function writeQuestions(sheet: Sheet, { items }: BlockOf<'questions'>): void {
  for (const { ask, listenFor } of items) {
    const answer = `${sheet.messages.listenFor} ${listenFor}`
    const heights = [
      textHeight(sheet, ask, CONTENT_WIDTH - 14, BODY, FONT.bold),
      textHeight(sheet, answer, CONTENT_WIDTH - 14, BODY, FONT.italic),
    ] as const
    ensureSpace(sheet, heights[0] + heights[1] + 8)
    const top = sheet.doc.y
    sheet.doc.rect(PAGE.left, top, 2, heights[0] + heights[1]).fill(sheet.brand.accent)
    place(sheet, ask, { x: PAGE.left + 12, y: top, width: CONTENT_WIDTH - 14, size: BODY, font: FONT.bold })
    place(sheet, answer, {
      x: PAGE.left + 12,
      y: top + heights[0] + 1,
      width: CONTENT_WIDTH - 14,
      size: BODY,
      font: FONT.italic,
      color: INK.muted,
    })
    sheet.doc.y = top + heights[0] + heights[1] + 10
  }
}
