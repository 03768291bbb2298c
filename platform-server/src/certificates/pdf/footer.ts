import { FALL_PROTECTION_MODULE } from '@platform/shared-contracts/http'
import { encode } from 'uqr'
import { certificateLocale } from './certificate-messages.ts'
import { languageFacts } from './language-facts.ts'
import { INK, PAGE, writeInBox, type Drawing } from './drawing.ts'

const LEFT = 74
const RIGHT = PAGE.width - 74
const QR_SIDE = 92
const FACTS_TOP = 352
const TICKS_TOP = 400

interface Proofs {
  readonly checkUrl: string
  /** The key that signed the certificate. */
  readonly kid: string
}

/** Dates, score, the three ticks, the QR code, and what this paper is not. */
export function drawFooter(drawing: Drawing, { checkUrl, kid }: Proofs): void {
  writeFacts(drawing)
  writeTicks(drawing)
  drawQr(drawing, checkUrl)
  writeSmallPrint(drawing, { checkUrl, kid })
}

function writeFacts(drawing: Drawing): void {
  const { doc, certificate, messages } = drawing
  const { issuedAt, expiresAt, score, contentVersion } = certificate
  const facts: (readonly [string, string])[] = [
    [messages.passedOn, day(drawing, issuedAt)],
    [messages.validUntil, day(drawing, expiresAt)],
    [messages.score, `${Math.round(score * 100)}%`],
    ...measuredFacts(drawing),
    ...languageFacts(certificate),
    [messages.version, contentVersion],
  ]
  const width = (RIGHT - LEFT) / facts.length
  for (const y of [FACTS_TOP - 10, FACTS_TOP + 36])
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(INK.hairline).stroke()
  for (const [index, [label, value]] of facts.entries()) {
    const at = { x: LEFT + index * width, width, align: 'center' as const }
    writeInBox(drawing, label, { ...at, y: FACTS_TOP, size: 8, font: 'Text', color: INK.muted })
    writeInBox(drawing, value, { ...at, y: FACTS_TOP + 13, size: 11.5, font: 'Bold', color: INK.text })
  }
}

/** What the server measured; a certificate of earlier rules says what it said then. */
function measuredFacts({ certificate, messages }: Drawing): (readonly [string, string])[] {
  const { measured, minutes } = certificate
  if (!measured) return [[messages.duration, messages.minutes({ minutes })]]
  const { lessonsRead: read, lessonsTotal: total, attempts } = measured
  return [
    [messages.lessons, messages.lessonsRead({ read, total })],
    [messages.timeInLessons, messages.minutes({ minutes: measured.minutes })],
    [messages.attempts, String(attempts)],
  ]
}

function writeTicks(drawing: Drawing): void {
  const { messages } = drawing
  const { signOff } = drawing.certificate
  const ticks = [
    { title: messages.knowledge, text: messages.knowledgeText, isDone: true },
    trainerTick(drawing),
    {
      title: messages.practical,
      text: signOff
        ? messages.practicalText({ by: signOff.signedBy, on: day(drawing, signOff.performedOn) })
        : messages.noPractical,
      isDone: signOff !== null,
    },
    ...certificationTick(drawing),
  ]
  for (const [index, { title, text, isDone }] of ticks.entries()) {
    const y = TICKS_TOP + index * (ticks.length > 3 ? 24 : 31)
    drawTick(drawing, LEFT + 8, y + 9, isDone)
    writeInBox(drawing, title, { x: LEFT + 26, y, width: 380, size: 8, font: 'Text', color: INK.muted })
    writeInBox(drawing, text, {
      x: LEFT + 26,
      y: y + 9,
      width: 380,
      size: ticks.length > 3 ? 11 : 13,
      font: 'Display',
      color: INK.text,
    })
  }
}

/** The act of a trainer whose credential is in date; of earlier rules, who was assigned. */
function trainerTick(drawing: Drawing) {
  const { certificate, messages } = drawing
  const { trainer, measured, acts = [] } = certificate
  const act = acts.find(({ kind }) => kind === 'trainer')
  const title = messages.trainer
  if (act) {
    const values = { by: `${act.signedBy}, ${act.credential}`, on: day(drawing, act.signedAt) }
    return {
      title,
      text: act.isLapsed ? messages.trainerLapsed(values) : messages.practicalText(values),
      isDone: !act.isLapsed,
    }
  }
  if (measured) return { title, text: messages.notSigned, isDone: false }
  return { title, text: trainer ?? messages.noTrainer, isDone: trainer !== null }
}

/** The certification lines of 29 CFR 1926.503(b): name, day of the training, signature. */
function certificationTick(drawing: Drawing) {
  const { certificate, messages } = drawing
  const { moduleCode, measured, holderName, acts = [] } = certificate
  if (moduleCode !== FALL_PROTECTION_MODULE) return []
  const title = messages.certification
  const act = acts.find(({ kind }) => kind === 'fall_protection')
  if (!act) return measured ? [{ title, text: messages.toCertify, isDone: false }] : []
  const on = day(drawing, act.trainedOn ?? act.adequateOn ?? act.signedAt)
  const values = { name: holderName, on, by: act.signedBy }
  const text = act.trainedOn ? messages.certified(values) : messages.foundAdequate(values)
  return [{ title, text, isDone: true }]
}

function drawTick({ doc, brand }: Drawing, x: number, y: number, isDone: boolean): void {
  if (!isDone) {
    doc.circle(x, y, 7.5).lineWidth(1).dash(2, { space: 2 }).strokeColor(INK.muted).stroke().undash()
    return
  }
  doc.circle(x, y, 8).fill(brand.primary)
  doc
    .path(`M${x - 3.4} ${y + 0.2} l2.4 2.6 l4.6 -5.2`)
    .lineWidth(1.6)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor('#ffffff')
    .stroke()
}

function drawQr(drawing: Drawing, checkUrl: string): void {
  const { doc, certificate, messages } = drawing
  const { data, size } = encode(checkUrl, { ecc: 'M', border: 0 })
  const side = QR_SIDE / size
  const x = RIGHT - QR_SIDE - 22
  const y = TICKS_TOP - 4
  doc.save().translate(x, y)
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      // Slightly more than a cell, so that no viewer shows a seam between two.
      if (isDark) doc.rect(column * side, row * side, side + 0.05, side + 0.05)
  doc.fill(INK.text).restore()
  const under = { x: x - 60, width: QR_SIDE + 120, align: 'center' as const }
  writeInBox(drawing, messages.scan, {
    ...under,
    y: y + QR_SIDE + 7,
    size: 7.5,
    font: 'Text',
    color: INK.muted,
  })
  writeInBox(drawing, certificate.code, {
    ...under,
    y: y + QR_SIDE + 18,
    size: 10.5,
    font: 'Bold',
    color: INK.text,
  })
}

function writeSmallPrint(drawing: Drawing, { checkUrl, kid }: Proofs): void {
  const { brand, certificate, messages } = drawing
  const { expiryBasis, expiryRule, number } = certificate
  const at = { x: LEFT, width: 430, size: 8, color: INK.muted }
  writeInBox(drawing, `${messages[expiryBasis]}: ${expiryRule}`, { ...at, y: 512, font: 'Text' })
  writeInBox(drawing, rulesText(drawing), { ...at, y: 502, font: 'Text' })
  writeInBox(drawing, messages.statement, { ...at, y: 526, font: 'Bold', color: INK.text })
  const issuer = [messages.number({ number }), brand.tenantName, brand.contact].filter(Boolean).join('  ·  ')
  writeInBox(drawing, issuer, { ...at, y: 550, width: RIGHT - LEFT, size: 7.5, font: 'Text' })
  const signed = messages.signedWith({ kid, page: new URL('/certificate-keys', checkUrl).href })
  writeInBox(drawing, signed, { ...at, y: 561, width: RIGHT - LEFT, size: 7, font: 'Text' })
}

/** Under which rules it was issued, and what is unusual about it. */
function rulesText({ certificate: { measured }, messages }: Drawing): string {
  if (!measured) return messages.earlierRules
  if (measured.basis === 'staff') return messages.openedByStaff
  return measured.basis === 'renewal' ? messages.refresher : messages.measuredRules
}

function day({ certificate }: Drawing, instant: string): string {
  const locale = certificateLocale(certificate)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant))
}
