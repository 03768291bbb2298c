import type { Certificate } from '@platform/shared-contracts/http'
import type { PictureText } from '../../lib/images/draw-text.ts'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import {
  certificateLocale,
  certificateMessages,
  type CertificateMessages,
} from '../pdf/certificate-messages.ts'
import { INK, INNER, MARGIN, QR } from './phone-layout.ts'

const BOX = { left: MARGIN, width: INNER }

/**
 * Everything that is written on the picture, in the language of the certificate. Below its title stands in English what it
 * is, as on the PDF file: who checks it at a gate may not read Spanish.
 */
export function phoneTexts(certificate: Certificate, brand: PaperBrand): readonly PictureText[] {
  const { holderName, moduleTitle, moduleCode, standard, code, number } = certificate
  const t = certificateMessages(certificate)
  const centered = { ...BOX, align: 'center' as const }
  return [
    ...headTexts(t, brand),
    { ...BOX, text: holderName, font: 'Display', size: 104, color: brand.primary, top: 290 },
    { ...BOX, text: t.passed, font: 'Text', size: 32, color: INK.muted, top: 438 },
    { ...BOX, text: moduleTitle, font: 'Bold', size: 60, color: INK.text, top: 494 },
    { ...BOX, text: `${moduleCode}  ·  ${standard}`, font: 'Text', size: 30, color: INK.muted, top: 580 },
    ...factTexts(certificate),
    { ...centered, text: t.scan, font: 'Text', size: 30, color: INK.muted, top: QR.top + QR.side + 22 },
    { ...centered, text: code, font: 'Bold', size: 42, color: INK.text, top: QR.top + QR.side + 66 },
    { ...BOX, text: t.statement, font: 'Text', size: 24, color: INK.text, top: 1748, fit: 'wrap' },
    { ...BOX, text: t.number({ number }), font: 'Text', size: 22, color: INK.muted, top: 1868 },
  ]
}

function headTexts(t: CertificateMessages, { tenantName }: PaperBrand): readonly PictureText[] {
  const ink = { ...BOX, color: INK.paper }
  if (!t.subtitle)
    return [
      { ...ink, text: tenantName, font: 'Bold', size: 54, top: 58 },
      { ...ink, text: t.title, font: 'Text', size: 36, top: 136 },
    ]
  return [
    { ...ink, text: tenantName, font: 'Bold', size: 54, top: 36 },
    { ...ink, text: t.title, font: 'Text', size: 36, top: 108 },
    { ...ink, text: t.subtitle, font: 'Text', size: 28, top: 164 },
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
