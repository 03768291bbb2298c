import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { registerFonts } from '../../lib/pdf/fonts.ts'

/** A page that stands for a scanned document. */
export async function demoDocument(title: string, issuer: string, holder: string): Promise<Buffer> {
  const doc = new PDFDocument({ size: [396, 252], margin: 28, info: { Title: title, Author: issuer } })
  registerFonts(doc)
  doc.rect(12, 12, 372, 228).lineWidth(1).stroke('#8a8f9c')
  doc.font('Bold').fontSize(12).fillColor('#3a4050').text(issuer)
  doc.moveDown(1.5).font('Display').fontSize(22).fillColor('#14181f').text(title)
  doc.moveDown(0.5).fontSize(16).text(holder)
  doc.moveDown(2).font('Italic').fontSize(9).fillColor('#6a7080').text('Sample document for the demo.')
  doc.end()
  return buffer(doc)
}
