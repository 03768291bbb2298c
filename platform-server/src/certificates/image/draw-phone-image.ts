import type { Certificate } from '@platform/shared-contracts/http'
import sharp from 'sharp'
import { encode } from 'uqr'
import { drawText } from '../../lib/images/draw-text.ts'
import { withPngText } from '../../lib/images/png-text.ts'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import { BAND, HEIGHT, INK, INNER, MARGIN, QR, WIDTH } from './phone-layout.ts'
import { phoneTexts } from './phone-texts.ts'

interface Options {
  readonly brand: PaperBrand
  /** What the QR code leads to. */
  readonly checkUrl: string
  /** The badge, which is baked into the picture as Open Badges 3.0 describes it. */
  readonly badge: string
}

/**
 * A certificate as a picture for a phone, of our own design: upright, in the tenant's colors and the certificate's
 * language, with the words that it is not an OSHA card. Returns a PNG.
 */
export async function drawPhoneImage(
  certificate: Certificate,
  { brand, checkUrl, badge }: Options,
): Promise<Buffer> {
  const texts = await Promise.all(phoneTexts(certificate, brand).map(drawText))
  const picture = await sharp(Buffer.from(backdrop(brand, checkUrl)))
    .composite(texts.map(({ layer }) => layer))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  return withPngText(picture, 'openbadgecredential', badge)
}

/** Everything that is not text. */
function backdrop({ primary, accent }: PaperBrand, checkUrl: string): string {
  const line = (y: number) => `<rect x="${MARGIN}" y="${y}" width="${INNER}" height="2" fill="${INK.line}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.paper}"/>` +
    `<rect width="${WIDTH}" height="${BAND}" fill="${primary}"/>` +
    `<rect y="${BAND}" width="${WIDTH}" height="12" fill="${accent}"/>` +
    `${line(654)}${line(996)}${line(1724)}${qrCode(checkUrl)}</svg>`
  )
}

function qrCode(checkUrl: string): string {
  const { data, size } = encode(checkUrl, { ecc: 'M', border: 0 })
  const cell = Math.floor(QR.side / size)
  const left = Math.round((WIDTH - cell * size) / 2)
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [`M${left + x * cell} ${QR.top + y * cell}h${cell}v${cell}h-${cell}z`] : [],
    ),
  )
  return `<path shape-rendering="crispEdges" fill="${INK.text}" d="${cells.join('')}"/>`
}
