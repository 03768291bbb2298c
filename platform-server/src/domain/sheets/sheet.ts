import { writtenIn } from '@platform/shared-contracts/rules'
import PDFDocument from 'pdfkit'
import { lightest, type SheetBrand } from './sheet-brand.ts'
import { sheetMessages, type SheetMessages } from './sheet-messages.ts'
import type { Starter } from './starter.ts'

/** US Letter, in points; the writing area leaves space for the running header and the footer. */
export const PAGE = { width: 612, height: 792, left: 48, right: 564, top: 60, bottom: 730 } as const
export const CONTENT_WIDTH = PAGE.right - PAGE.left

export const FONT = { text: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' } as const
export const INK = { text: '#15181f', muted: '#5a6270', line: '#aeb5c0', hairline: '#d9dde4' } as const

/** A document being written: pdfkit stores the cursor (`doc.y`), the sheet knows what it looks like. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly brand: SheetBrand
  readonly messages: SheetMessages
  readonly tint: string
  /** A name for the next fillable field, unique in the document. */
  readonly fieldName: (label: string) => string
}

export function openSheet(starter: Starter, brand: SheetBrand): Sheet {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: {
      top: PAGE.top,
      bottom: PAGE.height - PAGE.bottom,
      left: PAGE.left,
      right: PAGE.width - PAGE.right,
    },
    bufferPages: true,
    lang: writtenIn(starter.language),
    displayTitle: true,
    info: {
      Title: starter.title,
      Author: brand.tenantName,
      Subject: starter.summary,
      CreationDate: new Date(`${starter.updatedOn}T12:00:00Z`),
    },
  })
  doc.font(FONT.text).initForm()
  let fields = 0
  return {
    doc,
    brand,
    messages: sheetMessages(starter.language),
    tint: lightest(brand.primary),
    fieldName: (label) => `${(fields += 1)} ${label}`,
  }
}

/** Moves to the next page unless `height` points are left on this one. */
export function ensureSpace({ doc }: Sheet, height: number): void {
  if (doc.y + height > PAGE.bottom) doc.addPage()
}

export function textHeight(
  { doc }: Sheet,
  text: string,
  width: number,
  size: number,
  font: string = FONT.text,
): number {
  return doc.font(font).fontSize(size).heightOfString(text, { width, lineGap: 1.5 })
}

interface Placement {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly font?: string
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right'
}

/** Writes text at a place without moving the cursor. */
export function place(
  { doc }: Sheet,
  text: string,
  { x, y, width, size, font, color, align }: Placement,
): void {
  const cursor = doc.y
  doc
    .font(font ?? FONT.text)
    .fontSize(size)
    .fillColor(color ?? INK.text)
    .text(text, x, y, { width, lineGap: 1.5, align: align ?? 'left' })
  doc.y = cursor
}

export function rule(
  { doc }: Sheet,
  y: number,
  color: string = INK.hairline,
  x: number = PAGE.left,
  width = CONTENT_WIDTH,
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke()
}

/** An empty box that can also be ticked on screen. */
export function tickBox(sheet: Sheet, label: string, x: number, y: number, side = 11): void {
  sheet.doc.roundedRect(x, y, side, side, 1.5).lineWidth(0.8).strokeColor(INK.muted).stroke()
  sheet.doc.formCheckbox(sheet.fieldName(label), x + 1, y + 1, side - 2, side - 2, {})
}

export function writable(
  sheet: Sheet,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  sheet.doc.font(FONT.text)
  sheet.doc.formText(sheet.fieldName(label), x, y, width, height, { multiline: height > 28, fontSize: 10 })
}
