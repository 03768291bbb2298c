import type { DrawFigure } from './draw-figure.ts'
import { CONTENT_WIDTH, ensureSpace, FONT, INK, PAGE, place, type Sheet } from './sheet.ts'
import { FIGURES_OF_HEIGHT } from './figures-of-height.ts'
import { FIGURES_OF_MACHINES } from './figures-of-machines.ts'
import type { BlockOf, SheetFigureName } from './starter.ts'

type Figure = BlockOf<'figure'>

const HEIGHT = 124
const DRAWING_WIDTH = 230

const FIGURES: Readonly<Record<SheetFigureName, DrawFigure>> = {
  ...FIGURES_OF_HEIGHT,
  ...FIGURES_OF_MACHINES,
}

/** A drawing on the left, its text on the right. */
export function writeFigure(sheet: Sheet, { name, caption }: Figure): void {
  const { doc, tint } = sheet
  ensureSpace(sheet, HEIGHT + 10)
  const top = doc.y
  doc.rect(PAGE.left, top, CONTENT_WIDTH, HEIGHT).fill(tint)
  doc.save()
  FIGURES[name](sheet, PAGE.left, top)
  doc.restore()
  const width = CONTENT_WIDTH - DRAWING_WIDTH - 24
  const height = doc.font(FONT.text).fontSize(9.5).heightOfString(caption, { width, lineGap: 2.5 })
  const y = top + Math.max(8, (HEIGHT - height) / 2)
  place(sheet, caption, { x: PAGE.left + DRAWING_WIDTH + 10, y, width, size: 9.5, color: INK.text })
  doc.y = top + HEIGHT + 10
}
