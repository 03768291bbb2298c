import type { PackContent } from '../content/pack-content.ts'
import { INK, PAGE, place, WIDTH, writeLine, type Paper } from './page.ts'
import { peopleOf, percentOf, placeOf, writeDay } from './words.ts'

/** Who asked for the pack, and when it was made. */
export interface PackOrigin {
  readonly madeOn: string
  readonly madeBy: string
  /** The public page that checks a certificate's code. */
  readonly checkUrl: string
}

const PROVES =
  'This pack lists the training that is on record for these people: online modules with a graded quiz, classes that the ' +
  'company held, and hands-on practice that was signed off. What is missing is listed first. Online training by itself ' +
  'does not qualify anyone to operate equipment or to work without site-specific and hands-on training where a standard ' +
  'requires it. A certificate is proof that a person passed a module. It is not an OSHA card.'

/** The first page: whose records they are, of which day, and the figures. */
export function writeCover(paper: Paper, content: PackContent, origin: PackOrigin): void {
  const { doc, brand } = paper
  const { company, scope, modules, counts } = content
  doc.rect(0, 0, PAGE.width, 10).fill(brand.primary)
  doc.y = 70
  writeLine(paper, brand.tenantName, { size: 11, font: 'Bold', color: INK.muted })
  writeLine(paper, 'Training records for inspection', { size: 30, font: 'Display', color: brand.primary })
  writeLine(paper, company, { size: 20, font: 'Bold' })
  writeLine(paper, `As of ${writeDay(scope.on)}. ${placeOf(scope)}.`, { size: 12 })
  writeFigures(paper, [
    [String(counts.people), counts.people === 1 ? 'person' : 'people'],
    [String(counts.required), 'trainings required'],
    [String(counts.current), 'of them current'],
    [percentOf(counts), 'current of required'],
  ])
  writeLine(paper, 'Standards', { size: 11, font: 'Bold' })
  for (const { code, title, standard } of modules)
    writeLine(paper, `${title} (${code}): ${standard}`, { size: 9.5 })
  doc.y += 8
  writeLine(paper, PROVES, { size: 9.5, color: INK.muted })
  const { madeOn, madeBy, checkUrl } = origin
  writeLine(
    paper,
    `Made on ${writeDay(madeOn)} for ${madeBy}, from records of ${peopleOf(counts.people)} who work for the company ` +
      `now. Requirements and due dates are those of the day it was made. Days are in UTC. Check a certificate by its ` +
      `code at ${checkUrl}.`,
    { size: 9.5, color: INK.muted },
  )
}

function writeFigures(paper: Paper, figures: readonly (readonly [string, string])[]): void {
  const { doc, brand } = paper
  const top = doc.y + 10
  const width = WIDTH / figures.length
  for (const [index, [figure, label]] of figures.entries()) {
    const x = PAGE.left + index * width
    doc.rect(x, top, width - 10, 58).fill(INK.band)
    doc.rect(x, top, 3, 58).fill(brand.accent)
    const style = { x: x + 14, width: width - 30 }
    place(paper, figure, top + 9, { ...style, size: 20, font: 'Bold' })
    place(paper, label, top + 36, { ...style, size: 9, color: INK.muted })
  }
  doc.y = top + 76
}
