import { buffer } from 'node:stream/consumers'
import type { Certificate } from '@platform/shared-contracts/http'
import { decodeProtectedHeader } from 'jose'
import PDFDocument from 'pdfkit'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import { certificateLocale, certificateMessages } from './certificate-messages.ts'
import { registerFonts } from '../../lib/pdf/fonts.ts'
import { INK, MIDDLE, PAGE, writeCentered, type Drawing } from './drawing.ts'
import { drawFrame, drawMark } from './frame.ts'
import { drawFooter } from './footer.ts'

interface Options {
  readonly brand: PaperBrand
  /** What the QR code leads to. */
  readonly checkUrl: string
  /** The signed certificate: inside the file, so that the file can be checked by itself. */
  readonly signed: string
}

/** One page of US Letter, landscape: what was learned, by whom, until when it is valid, and how to check it. */
export async function drawCertificate(
  certificate: Certificate,
  { brand, checkUrl, signed }: Options,
): Promise<Buffer> {
  const messages = certificateMessages(certificate)
  const doc = new PDFDocument({
    size: 'LETTER',
    layout: 'landscape',
    margin: 0,
    lang: certificateLocale(certificate),
    displayTitle: true,
    info: {
      Title: messages.fileTitle({ module: certificate.moduleTitle, holder: certificate.holderName }),
      Author: brand.tenantName,
      Subject: messages.statement,
      CreationDate: new Date(certificate.issuedAt),
      // Of the information dictionary, which is not compressed: a page or a command finds it without reading PDF.
      Keywords: signed,
    },
  })
  registerFonts(doc)
  const drawing: Drawing = { doc, brand, certificate, messages }
  drawFrame(drawing)
  writeHead(drawing)
  writeBody(drawing)
  drawFooter(drawing, { checkUrl, kid: decodeProtectedHeader(signed).kid ?? '' })
  doc.file(Buffer.from(signed), {
    name: `certificate-${certificate.number}.jws`,
    type: 'application/jose',
    description: messages.signedFile,
    creationDate: new Date(certificate.issuedAt),
    modifiedDate: new Date(certificate.issuedAt),
  })
  doc.end()
  return buffer(doc)
}

function writeHead(drawing: Drawing): void {
  const { brand, messages } = drawing
  drawMark(drawing, MIDDLE, 52)
  writeCentered(drawing, brand.tenantName, { y: 93, size: 13, font: 'Bold', color: brand.primary })
  writeCentered(drawing, messages.title, { y: 114, size: 42, font: 'Display', color: INK.text })
  writeCentered(drawing, messages.subtitle, { y: 165, size: 9, font: 'Text', color: INK.muted })
  writeCentered(drawing, messages.certifies, {
    y: messages.subtitle ? 181 : 176,
    size: 14,
    font: 'Italic',
    color: INK.muted,
  })
}

function writeBody(drawing: Drawing): void {
  const { doc, brand, certificate, messages } = drawing
  const { holderName, moduleTitle, moduleCode, standard } = certificate
  writeCentered(drawing, holderName, { y: 198, size: 36, font: 'Display', color: brand.primary, fits: 600 })
  doc
    .moveTo(MIDDLE - 170, 250)
    .lineTo(MIDDLE + 170, 250)
    .lineWidth(1)
    .strokeColor(brand.accent)
    .stroke()
  writeCentered(drawing, messages.passed, { y: 260, size: 14, font: 'Italic', color: INK.muted })
  writeCentered(drawing, moduleTitle, { y: 282, size: 24, font: 'Bold', color: INK.text, fits: 640 })
  writeCentered(drawing, `${moduleCode}  ·  ${standard}`, {
    y: 315,
    size: 10.5,
    font: 'Text',
    color: INK.muted,
    fits: PAGE.width - 140,
  })
}
