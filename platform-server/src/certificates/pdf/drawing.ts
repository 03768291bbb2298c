import type { Certificate } from '@platform/shared-contracts/http'
import type { CertificateMessages } from './certificate-messages.ts'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import type { FontName } from '../../lib/pdf/fonts.ts'

/** US Letter in landscape, in points. */
export const PAGE = { width: 792, height: 612 } as const
export const MIDDLE = PAGE.width / 2
export const INK = { text: '#1a1d26', muted: '#5b6270', hairline: '#d5d9e0', paper: '#fffdf8' } as const

export interface Drawing {
  readonly doc: PDFKit.PDFDocument
  readonly brand: PaperBrand
  readonly certificate: Certificate
  readonly messages: CertificateMessages
}

interface Line {
  readonly y: number
  readonly size: number
  readonly font: FontName
  readonly color: string
  /** Written smaller if it would be wider than this. */
  readonly fits?: number
}

export function writeCentered({ doc }: Drawing, text: string, { y, size, font, color, fits }: Line): void {
  doc.font(font).fontSize(size)
  const width = doc.widthOfString(text)
  const fitting = fits !== undefined && width > fits ? (size * fits) / width : size
  doc
    .fontSize(fitting)
    .fillColor(color)
    .text(text, 0, y + (size - fitting) / 2, { width: PAGE.width, align: 'center', lineBreak: false })
}

interface TextBox extends Line {
  readonly x: number
  readonly width: number
  readonly align?: 'left' | 'center' | 'right'
}

export function writeInBox(
  { doc }: Drawing,
  text: string,
  { x, y, width, size, font, color, align }: TextBox,
): number {
  doc
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { width, align: align ?? 'left', lineGap: 1 })
  return doc.y
}
