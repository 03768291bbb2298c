import type { Certificate } from '@platform/shared-contracts/http'
import sharp from 'sharp'
import { encode } from 'uqr'
import { drawText, type PictureText } from '../../lib/images/draw-text.ts'
import { withPngText } from '../../lib/images/png-text.ts'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import { certificateLocale, certificateMessages } from '../pdf/certificate-messages.ts'

/** Pixels: as wide as most phones show, and high enough to fill one. */
const WIDTH = 1080
const HEIGHT = 1920
const MARGIN = 84
const INNER = WIDTH - 2 * MARGIN
const BAND = 220
const QR = { side: 520, top: 1050 }
const INK = { text: '#1a1d26', muted: '#5b6270', paper: '#ffffff', line: '#d5d9e0' }

interface Options {
  readonly brand: PaperBrand
  /** What the QR code leads to. */
  readonly checkUrl: string
  /** The badge, which is baked into the picture as Open Badges 3.0 describes it. */
  readonly badge: string
}

/**
 * A certificate as a picture for a phone, of our own design: upright, in the tenant's colors, with the words that it is
 * not an OSHA card. Returns a PNG.
 */
export async function drawPhoneImage(
  certificate: Certificate,
  { brand, checkUrl, badge }: Options,
): Promise<Buffer> {
  const texts = await Promise.all(textsOf(certificate, brand).map(drawText))
  const picture = await sharp(Buffer.from(backdrop(brand, checkUrl)))
    .composite(texts.map(({ layer }) => layer))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  return withPngText(picture, 'openbadgecredential', badge)
}

function textsOf(certificate: Certificate, brand: PaperBrand): readonly PictureText[] {
  const { holderName, moduleTitle, moduleCode, standard, code, number } = certificate
  const t = certificateMessages(certificate)
  const box = { left: MARGIN, width: INNER }
  const centered = { ...box, align: 'center' as const }
  return [
    { ...box, text: brand.tenantName, font: 'Bold', size: 54, color: INK.paper, top: 58 },
    { ...box, text: t.title, font: 'Text', size: 36, color: INK.paper, top: 136 },
    { ...box, text: holderName, font: 'Display', size: 104, color: brand.primary, top: 290 },
    { ...box, text: t.passed, font: 'Text', size: 32, color: INK.muted, top: 438 },
    { ...box, text: moduleTitle, font: 'Bold', size: 60, color: INK.text, top: 494 },
    { ...box, text: `${moduleCode}  ·  ${standard}`, font: 'Text', size: 30, color: INK.muted, top: 580 },
    ...factTexts(certificate),
    { ...centered, text: t.scan, font: 'Text', size: 30, color: INK.muted, top: QR.top + QR.side + 22 },
    { ...centered, text: code, font: 'Bold', size: 42, color: INK.text, top: QR.top + QR.side + 66 },
    { ...box, text: t.statement, font: 'Text', size: 24, color: INK.text, top: 1748, fit: 'wrap' },
    { ...box, text: t.number({ number }), font: 'Text', size: 22, color: INK.muted, top: 1868 },
  ]
}

/** Label above value, three in a row. */
function factTexts(certificate: Certificate): readonly PictureText[] {
  const facts = factsOf(certificate)
  const width = Math.floor(INNER / 3) - 16
  return facts.flatMap(([label, value], index) => {
    const left = MARGIN + (index % 3) * Math.floor(INNER / 3)
    const top = 686 + Math.floor(index / 3) * 152
    return [
      { text: label, font: 'Text', size: 28, color: INK.muted, left, top, width },
      { text: value, font: 'Bold', size: 42, color: INK.text, left, top: top + 46, width },
    ] as const
  })
}

function factsOf(certificate: Certificate): readonly (readonly [string, string])[] {
  const { issuedAt, expiresAt, score, measured, minutes, contentVersion } = certificate
  const t = certificateMessages(certificate)
  const format = new Intl.DateTimeFormat(certificateLocale(certificate), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  const day = (instant: string) => format.format(new Date(instant))
  const facts = [
    [t.passedOn, day(issuedAt)],
    [t.validUntil, day(expiresAt)],
    [t.score, `${Math.round(score * 100)}%`],
  ] as const
  if (!measured) return [...facts, [t.duration, t.minutes({ minutes })], [t.version, contentVersion]]
  const { lessonsRead: read, lessonsTotal: total, attempts } = measured
  return [
    ...facts,
    [t.lessons, t.lessonsRead({ read, total })],
    [t.timeInLessons, t.minutes({ minutes: measured.minutes })],
    [t.attempts, String(attempts)],
  ]
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
