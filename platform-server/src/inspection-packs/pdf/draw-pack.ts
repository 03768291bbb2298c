import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { registerFonts } from '../../lib/pdf/fonts.ts'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import type { PackClass, PackContent, PackModule, PackRow, PackSignOff } from '../content/pack-content.ts'
import { isGap } from '../content/pack-day.rule.ts'
import { INK, PAGE, place, WIDTH, writeHeading, type Paper } from './page.ts'
import { writeTable, type Column } from './table.ts'
import { measuredOf, peopleOf, recordOf, stateOf, trainingsOf, writeDay } from './words.ts'
import { writeCover, type PackOrigin } from './write-cover.ts'

/** Pages of US Letter, landscape: a cover, what is missing, a roster for each module, classes, and hands-on practice. */
export async function drawPack(content: PackContent, brand: PaperBrand, origin: PackOrigin): Promise<Buffer> {
  const title = `Training records of ${content.company}, ${writeDay(content.scope.on)}`
  const doc = new PDFDocument({
    size: 'LETTER',
    layout: 'landscape',
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: brand.tenantName, CreationDate: new Date(`${origin.madeOn}T12:00:00Z`) },
  })
  registerFonts(doc)
  const paper: Paper = { doc, brand }
  writeCover(paper, content, origin)
  doc.addPage()
  doc.y = PAGE.top
  writeGaps(paper, content)
  for (const module of content.modules) writeRoster(paper, content, module)
  writeClasses(paper, content)
  writeSignOffs(paper, content)
  writeFooters(paper, title)
  doc.end()
  return buffer(doc)
}

const NAME: Column<PackRow> = { header: 'Name', weight: 20, text: ({ name }) => name, isBold: true }
const PLACE: Column<PackRow> = {
  ...{ header: 'Job role, site', weight: 22 },
  text: ({ jobRole, site }) => [jobRole, site].filter(Boolean).join(', ') || '–',
}

function writeGaps(paper: Paper, { rows, modules }: PackContent): void {
  const gaps = rows.filter(isGap)
  const people = new Set(gaps.map(({ email }) => email)).size
  writeHeading(
    paper,
    'What is missing',
    gaps.length === 0
      ? 'Every training that the company requires of these people was current.'
      : `${trainingsOf(gaps.length)} of ${peopleOf(people)} ${gaps.length === 1 ? 'was' : 'were'} not current.`,
  )
  if (gaps.length === 0) return
  writeTable(
    paper,
    [
      ...[NAME, PLACE],
      { header: 'Module', weight: 26, text: ({ module }) => titleOf(modules, module) },
      { header: 'State', weight: 16, text: stateOf, color: () => INK.gap },
      { header: 'Due', weight: 12, text: ({ dueOn }) => writeDay(dueOn) },
      { header: 'Ran out', weight: 12, text: ({ until }) => writeDay(until) },
    ],
    gaps,
  )
}

function writeRoster(paper: Paper, { rows }: PackContent, { code, title, standard }: PackModule): void {
  const roster = rows.filter((row) => row.module === code && (row.isRequired || row.state !== 'not_trained'))
  writeHeading(
    paper,
    `${title} (${code})`,
    roster.length === 0 ? `${standard}. No one needs it, and no one has it.` : standard,
  )
  if (roster.length === 0) return
  writeTable(
    paper,
    [
      ...[NAME, PLACE],
      {
        ...{ header: 'State', weight: 15, text: stateOf },
        color: (row) => (isGap(row) ? INK.gap : INK.text),
      },
      { header: 'Trained', weight: 11, text: ({ trainedOn }) => writeDay(trainedOn) },
      { header: 'Until', weight: 11, text: ({ until }) => writeDay(until) },
      { header: 'Record', weight: 26, text: recordOf },
      { header: 'Score, attempts, language, version', weight: 22, text: measuredOf },
    ],
    roster,
  )
}

function writeClasses(paper: Paper, { classes, modules }: PackContent): void {
  const note = 'Classes that the company recorded, and who of these people attended.'
  writeHeading(paper, 'Classes', classes.length === 0 ? 'The company recorded no class.' : note)
  if (classes.length === 0) return
  const columns: Column<PackClass>[] = [
    { header: 'Day', weight: 12, text: ({ heldOn }) => writeDay(heldOn), isBold: true },
    { header: 'Module', weight: 20, text: ({ module }) => titleOf(modules, module) },
    { header: 'Minutes', weight: 8, text: ({ minutes }) => String(minutes) },
    {
      ...{ header: 'Trainer', weight: 24 },
      text: ({ trainer, qualification }) => `${trainer}, ${qualification}`,
    },
    { header: 'Place', weight: 12, text: ({ place: where }) => where || '–' },
    { header: 'Attended', weight: 28, text: ({ people }) => people.join(', ') },
    {
      ...{ header: 'Sign-in sheet', weight: 12 },
      text: ({ hasSheet }) => (hasSheet ? 'On file' : 'Missing'),
      color: ({ hasSheet }) => (hasSheet ? INK.text : INK.gap),
    },
  ]
  writeTable(paper, columns, classes)
}

function writeSignOffs(paper: Paper, { signOffs, modules }: PackContent): void {
  const note = 'Hands-on practice that a professional watched and signed off.'
  writeHeading(paper, 'Hands-on practice', signOffs.length === 0 ? 'None is signed off.' : note)
  if (signOffs.length === 0) return
  const columns: Column<PackSignOff>[] = [
    { header: 'Name', weight: 20, text: ({ name }) => name, isBold: true },
    { header: 'Module', weight: 22, text: ({ module }) => titleOf(modules, module) },
    { header: 'Day', weight: 12, text: ({ performedOn }) => writeDay(performedOn) },
    { header: 'Site', weight: 16, text: ({ site }) => site },
    { header: 'Equipment', weight: 18, text: ({ equipment }) => equipment },
    { header: 'Signed by', weight: 16, text: ({ signedBy }) => signedBy },
  ]
  writeTable(paper, columns, signOffs)
}

const titleOf = (modules: readonly PackModule[], wanted: string) =>
  modules.find(({ code }) => code === wanted)?.title ?? wanted

function writeFooters(paper: Paper, title: string): void {
  const { doc } = paper
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const style = { size: 8, color: INK.muted }
    place(paper, title, PAGE.height - 34, { ...style, width: WIDTH - 90 })
    place(paper, `Page ${page + 1} of ${count}`, PAGE.height - 34, {
      ...style,
      x: PAGE.right - 80,
      width: 80,
    })
  }
}
