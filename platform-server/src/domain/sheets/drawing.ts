import { FONT, INK, place, type Sheet } from './sheet.ts'

type Point = readonly [x: number, y: number]

export interface Stroke {
  readonly width?: number
  readonly color?: string
  readonly dash?: number
}

export function line(
  { doc }: Sheet,
  from: Point,
  to: Point,
  { width = 1.2, color = INK.text, dash }: Stroke = {},
): void {
  doc.save()
  if (dash) doc.dash(dash, { space: dash })
  doc
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(width)
    .lineCap('round')
    .strokeColor(color)
    .stroke()
  doc.restore()
}

/** A measured distance: a thin line with a tick at each end. */
export function measure(sheet: Sheet, from: Point, to: Point, color: string): void {
  const isUpright = from[0] === to[0]
  const [dx, dy] = isUpright ? [3.5, 0] : [0, 3.5]
  line(sheet, from, to, { width: 0.9, color })
  for (const [x, y] of [from, to]) line(sheet, [x - dx, y - dy], [x + dx, y + dy], { width: 0.9, color })
}

export function label(sheet: Sheet, text: string, x: number, y: number, color: string = INK.text): void {
  place(sheet, text, { x: x - 60, y: y - 5, width: 120, size: 8.5, font: FONT.bold, color, align: 'center' })
}

/** A person, standing: head, trunk, limbs. `y` is the ground. */
export function person(sheet: Sheet, x: number, y: number, height: number, color: string): void {
  const unit = height / 8
  sheet.doc.circle(x, y - height + unit, unit).fill(color)
  line(sheet, [x, y - height + 2 * unit], [x, y - 3.4 * unit], { width: unit * 1.5, color })
  line(sheet, [x - unit * 0.4, y - 3.4 * unit], [x - unit * 0.8, y], { width: unit * 0.8, color })
  line(sheet, [x + unit * 0.4, y - 3.4 * unit], [x + unit * 0.8, y], { width: unit * 0.8, color })
}
