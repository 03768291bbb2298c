import { buffer } from 'node:stream/consumers'
import { writeFigure } from './figures.ts'
import { writePictograms } from './pictograms.ts'
import type { SheetBrand } from './sheet-brand.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { writeFooters, writeRunningHead, writeTitle } from './sheet-frame.ts'
import type { BlockOf, SheetBlock, Starter } from './starter.ts'
import { writeChecklist, writeFields, writeOptions, writeSignatures, writeSketch } from './write-form.ts'
import { writeTable } from './write-table.ts'
import {
  writeBullets,
  writeCallout,
  writeHeading,
  writeParagraph,
  writeQuestions,
  writeSteps,
} from './write-text.ts'

export interface RenderedStarter {
  readonly pdf: Buffer
  readonly pages: number
}

/** Lays a starter out on US Letter in the tenant's colors. Text lines and boxes can be filled in on screen. */
export async function renderStarter(starter: Starter, brand: SheetBrand): Promise<RenderedStarter> {
  const sheet = openSheet(starter, brand)
  const { doc } = sheet
  doc.on('pageAdded', () => {
    writeRunningHead(sheet, starter.title)
    doc.x = doc.page.margins.left
    doc.y = doc.page.margins.top
  })
  writeTitle(sheet, starter)
  for (const block of starter.blocks) writeBlock(sheet, block)
  const pages = doc.bufferedPageRange().count
  writeFooters(sheet)
  doc.end()
  return { pdf: await buffer(doc), pages }
}

type Writers = {
  readonly [Kind in SheetBlock['kind']]: (sheet: Sheet, block: BlockOf<Kind>) => void
}

const WRITERS: Writers = {
  heading: writeHeading,
  paragraph: writeParagraph,
  fields: writeFields,
  options: writeOptions,
  checklist: writeChecklist,
  steps: writeSteps,
  bullets: writeBullets,
  table: writeTable,
  callout: writeCallout,
  questions: writeQuestions,
  signatures: writeSignatures,
  figure: writeFigure,
  sketch: writeSketch,
  pictograms: writePictograms,
  'page-break': ({ doc }) => void doc.addPage(),
}

function writeBlock<Kind extends SheetBlock['kind']>(sheet: Sheet, block: BlockOf<Kind>): void {
  const write = WRITERS[block.kind as Kind]
  write(sheet, block)
}
