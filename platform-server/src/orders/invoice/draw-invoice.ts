import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { fontFor, registerFonts, type FontName } from '../../lib/pdf/fonts.ts'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import type { Invoice } from './invoice.ts'

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 } as const
const LEFT = 54
const RIGHT = PAGE.width - LEFT
const WIDTH = RIGHT - LEFT
/** The list ends above this line; below it is the footer. */
const BOTTOM = 700
const INK = { text: '#1a1d26', muted: '#5b6270', hairline: '#d5d9e0', band: '#f4f5f8' } as const

interface Drawing {
  readonly doc: PDFKit.PDFDocument
  readonly invoice: Invoice
  readonly brand: PaperBrand
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size?: number
  readonly font?: FontName
  readonly color?: string
  readonly align?: 'left' | 'right'
}

/** Pages of US Letter; as many as the list needs. */
export async function drawInvoice(invoice: Invoice, brand: PaperBrand): Promise<Buffer> {
  const { messages, number, locale, issuedAt } = invoice
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${messages.title} ${number}`, Author: brand.tenantName, CreationDate: issuedAt },
  })
  registerFonts(doc)
  const drawing: Drawing = { doc, invoice, brand }
  const listTop = writeHead(drawing)
  const sumsTop = writeLines(drawing, listTop)
  writeSums(drawing, sumsTop)
  writeFeet(drawing)
  doc.end()
  return buffer(doc)
}

/** Returns the position where it ends. */
function write({ doc }: Drawing, given: string, { x, y, width, size = 10, ...look }: Place): number {
  const text = given.normalize('NFC')
  doc
    .font(fontFor(text, look.font ?? 'Text'))
    .fontSize(size)
    .fillColor(look.color ?? INK.text)
    .text(text, x, y, { width, align: look.align ?? 'left', lineGap: 1.5 })
  return doc.y
}

function writeHead(drawing: Drawing): number {
  const { doc, invoice, brand } = drawing
  const { messages } = invoice
  doc.rect(0, 0, PAGE.width, 8).fill(brand.primary)
  write(drawing, brand.tenantName, {
    x: LEFT,
    y: 44,
    width: 280,
    size: 16,
    font: 'Bold',
    color: brand.primary,
  })
  const small = { x: LEFT, width: 280, size: 9, color: INK.muted }
  for (const line of [...invoice.seller, brand.contact]) write(drawing, line, { ...small, y: doc.y + 2 })
  const top = Math.max(112, doc.y + 22)
  const title = { x: RIGHT - 240, y: 36, width: 240, size: 30, align: 'right' } as const
  write(drawing, messages.title, { ...title, font: 'Display' })
  write(drawing, messages.billTo, { x: LEFT, y: top, width: 260, size: 8.5, color: INK.muted })
  let billed = top + 14
  for (const [index, line] of invoice.billTo.entries())
    billed = write(drawing, line, { x: LEFT, y: billed, width: 260, font: index === 0 ? 'Bold' : 'Text' })
  let facts = top
  for (const [label, value] of invoice.facts) {
    write(drawing, label, { x: RIGHT - 230, y: facts, width: 116, size: 9, color: INK.muted })
    const at = { x: RIGHT - 112, y: facts, width: 112, align: 'right' as const }
    facts = write(drawing, value, { ...at, size: 9.5, font: 'Bold' }) + 3
  }
  return Math.max(billed, facts) + 26
}

const COLUMNS = [
  { x: LEFT + 8, width: 250, align: 'left' },
  { x: LEFT + 262, width: 50, align: 'right' },
  { x: LEFT + 316, width: 90, align: 'right' },
  { x: RIGHT - 98, width: 90, align: 'right' },
] as const

function writeLines(drawing: Drawing, top: number): number {
  const { doc, invoice } = drawing
  let y = writeListHead(drawing, top)
  for (const { title, code, seats, unit, amount } of invoice.lines) {
    if (y > BOTTOM - 40) {
      doc.addPage()
      y = writeListHead(drawing, LEFT)
    }
    const ends = [`${title} (${code})`, seats, unit, amount].map((text, index) =>
      write(drawing, text, { ...(COLUMNS[index] ?? COLUMNS[0]), y }),
    )
    y = Math.max(...ends) + 6
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(INK.hairline).stroke()
    y += 8
  }
  return y
}

function writeListHead(drawing: Drawing, y: number): number {
  const { doc, invoice } = drawing
  const { item, seats, unit, amount } = invoice.messages
  doc.rect(LEFT, y, WIDTH, 22).fill(INK.band)
  for (const [index, text] of [item, seats, unit, amount].entries()) {
    const at = { ...(COLUMNS[index] ?? COLUMNS[0]), y: y + 6 }
    write(drawing, text, { ...at, size: 8.5, font: 'Bold', color: INK.muted })
  }
  return y + 32
}

function writeSums(drawing: Drawing, top: number): void {
  const { doc, invoice, brand } = drawing
  const { sums, total, messages, standing } = invoice
  let y = top + 4
  const standingLines = standing.text.split('\n').length + invoice.money.length
  if (y > BOTTOM - 140 - 14 * standingLines) {
    doc.addPage()
    y = LEFT
  }
  const label = { x: LEFT + 200, width: 206, align: 'right' } as const
  const value = COLUMNS[3]
  for (const [name, sum] of sums) {
    write(drawing, name, { ...label, y, color: INK.muted })
    y = write(drawing, sum, { ...value, y }) + 5
  }
  doc
    .moveTo(RIGHT - 240, y)
    .lineTo(RIGHT, y)
    .lineWidth(1)
    .strokeColor(brand.primary)
    .stroke()
  write(drawing, messages.total, { ...label, y: y + 8, size: 13, font: 'Bold' })
  y = write(drawing, total, { ...value, y: y + 8, size: 13, font: 'Bold' }) + 8
  for (const [name, sum] of invoice.money) {
    write(drawing, name, { ...label, y, color: INK.muted })
    y = write(drawing, sum, { ...value, y }) + 5
  }
  y += 22
  const said = { x: LEFT + 14, width: WIDTH - 14 }
  const textTop = write(drawing, standing.title, { ...said, y: y + 2, size: 12, font: 'Bold' }) + 3
  const end = write(drawing, standing.text, { ...said, y: textTop, size: 9.5, color: INK.muted })
  doc.rect(LEFT, y, 3, end - y).fill(standing.isOpen ? brand.accent : INK.hairline)
}

function writeFeet(drawing: Drawing): void {
  const { doc, invoice, brand } = drawing
  const { messages, number, standing } = invoice
  const questions = standing.isOpen && !standing.hasDetails ? messages.questionsOpen : messages.questions
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const y = PAGE.height - 52
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(INK.hairline).stroke()
    const small = { y: y + 8, size: 8.5, color: INK.muted }
    if (brand.contact)
      write(drawing, questions({ contact: brand.contact }), { ...small, x: LEFT, width: 380 })
    const end = `${number}  ·  ${messages.page({ page: page + 1, pages: count })}`
    write(drawing, end, { ...small, x: RIGHT - 150, width: 150, align: 'right' })
  }
}
