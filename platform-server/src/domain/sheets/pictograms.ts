import { CONTENT_WIDTH, ensureSpace, FONT, INK, PAGE, place, type Sheet } from './sheet.ts'

interface Pictogram {
  readonly name: string
  /** A path in a square of 24 by 24, filled black, holes by the even-odd rule. */
  readonly fill: string
  readonly stroke?: string
}

const FLAME =
  'M12.6 2.5 c.6 4.2 5 6.4 5 11 a5.6 5.6 0 0 1 -11.2 0 c0 -2.6 1.6 -3.8 1.8 -6.4 c1.7 .9 2.6 2.5 2.7 4.2 c1.5 -2.2 2.4 -5.4 1.7 -8.8 z'

const PICTOGRAMS: readonly Pictogram[] = [
  { name: 'Flame', fill: FLAME, stroke: 'M6 21.4 h12' },
  {
    name: 'Flame over circle',
    fill: 'M12.4 1 c.4 2.8 3.2 4.1 3.2 6.8 a3.6 3.6 0 0 1 -7.2 0 c0 -1.6 1 -2.4 1.2 -4 c1 .6 1.6 1.6 1.7 2.6 c.9 -1.4 1.5 -3.3 1.1 -5.4 z',
    stroke: 'M7.4 17 a4.6 4.6 0 1 0 9.2 0 a4.6 4.6 0 1 0 -9.2 0 M6 22.8 h12',
  },
  {
    name: 'Exploding bomb',
    fill: 'M5 15 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 z M13 2 l2 4 l3 -3 l0 5 l5 -1 l-4 4 l4 3 l-5 0 l1 5 l-3 -4 l-2 -6 z',
    stroke: 'M2 21 l3 -2 M1 14 l2.4 .4 M8 22.6 l.6 -1.6',
  },
  {
    name: 'Gas cylinder',
    fill: 'M3 12 l11.6 -4.4 a3.4 3.4 0 0 1 2.5 6.3 l-11.6 4.4 z M18.6 7.6 l2.6 -1 l1 2.6 l-2.6 1 z',
  },
  {
    name: 'Corrosion',
    fill: 'M2 4 l8 2.6 l-.8 2.4 l-8 -2.6 z M22 4 l-8 2.6 l.8 2.4 l8 -2.6 z M8 11 l.9 2.2 h-1.8 z M16 11 l.9 2.2 h-1.8 z M2 18 h4 l1.6 -2 l1.6 2 h2 v3 h-9.2 z M13 19 c2 -4 6 -3 9.6 -1.6 v3.6 h-9.6 z',
  },
  {
    name: 'Skull and crossbones',
    fill: 'M12 2 c-4 0 -6 2.6 -6 5.8 c0 2.3 1.2 3.6 2.4 4.4 v2.6 h7.2 v-2.6 c1.2 -.8 2.4 -2.1 2.4 -4.4 c0 -3.2 -2 -5.8 -6 -5.8 z M9.4 6.6 a1.7 1.7 0 1 0 .1 0 z M14.6 6.6 a1.7 1.7 0 1 0 .1 0 z M12 10.4 l.9 1.8 h-1.8 z',
    stroke: 'M4 16 l16 6 M20 16 l-16 6',
  },
  {
    name: 'Health hazard',
    fill: 'M9 4.4 a3.1 3.1 0 1 1 6 0 l-.8 4.2 c4 .8 6.2 2 6.6 5.6 l.8 8.2 h-19.2 l.8 -8.2 c.4 -3.6 2.6 -4.8 6.6 -5.6 z M12 10.6 l1.2 3.2 l3.4 -1 l-1.8 3 l2.8 2.2 l-3.6 .3 l.2 3.5 l-2.2 -2.8 l-2.2 2.8 l.2 -3.5 l-3.6 -.3 l2.8 -2.2 l-1.8 -3 l3.4 1 z',
  },
  { name: 'Exclamation mark', fill: 'M9.8 2 h4.4 l-1 12.6 h-2.4 z M12 17 a2.4 2.4 0 1 0 .1 0 z' },
  {
    name: 'Environment',
    fill: 'M11 19.6 c2.4 -3.4 6.4 -3.4 8.8 -.6 l2.4 -1.8 v4.8 l-2.4 -1.8 c-2.4 2.8 -6.4 2.8 -8.8 -.6 z',
    stroke: 'M5.4 22 V4 M5.4 12 l-3.6 -4 M5.4 9 l4 -4.4 M5.4 15 l4.6 -4 M1 22 h8',
  },
]

const SIDE = 40

/** The nine pictograms in their red diamonds, in one row, named. */
export function writePictograms(sheet: Sheet): void {
  ensureSpace(sheet, 84)
  const step = CONTENT_WIDTH / PICTOGRAMS.length
  const top = sheet.doc.y + 4
  PICTOGRAMS.forEach((pictogram, index) => {
    const center = PAGE.left + step * (index + 0.5)
    writePictogram(sheet, pictogram, center, top + SIDE / 2)
    place(sheet, pictogram.name, {
      x: center - step / 2 + 1,
      y: top + SIDE + 8,
      width: step - 2,
      size: 7,
      font: FONT.bold,
      align: 'center',
    })
  })
  sheet.doc.y = top + SIDE + 32
}

function writePictogram({ doc }: Sheet, { fill, stroke }: Pictogram, x: number, y: number): void {
  const half = SIDE / 2 + 3
  doc
    .path(`M${x} ${y - half} L${x + half} ${y} L${x} ${y + half} L${x - half} ${y} Z`)
    .lineWidth(2.2)
    .lineJoin('miter')
    .strokeColor('#d0021b')
    .stroke()
  doc.save()
  doc.translate(x - 11, y - 11).scale(22 / 24)
  doc.path(fill).fill(INK.text, 'even-odd')
  if (stroke) doc.path(stroke).lineWidth(1.5).strokeColor(INK.text).stroke()
  doc.restore()
}
