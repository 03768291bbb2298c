import { INK, PAGE, type Drawing } from './drawing.ts'

const OUTER = 22
const INNER = 32
const CORNER = 46

/** A frame of two lines with stepped corners in the accent. */
export function drawFrame({ doc, brand }: Drawing): void {
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.paper)
  doc
    .rect(OUTER, OUTER, PAGE.width - 2 * OUTER, PAGE.height - 2 * OUTER)
    .lineWidth(3)
    .strokeColor(brand.primary)
    .stroke()
  doc
    .rect(INNER, INNER, PAGE.width - 2 * INNER, PAGE.height - 2 * INNER)
    .lineWidth(0.75)
    .strokeColor(brand.accent)
    .stroke()
  for (const [x, turnX] of [
    [INNER, 1],
    [PAGE.width - INNER, -1],
  ] as const)
    for (const [y, turnY] of [
      [INNER, 1],
      [PAGE.height - INNER, -1],
    ] as const)
      drawCorner({ doc, brand }, { x, y, turnX, turnY })
}

interface Corner {
  readonly x: number
  readonly y: number
  readonly turnX: 1 | -1
  readonly turnY: 1 | -1
}

function drawCorner({ doc, brand }: Pick<Drawing, 'doc' | 'brand'>, { x, y, turnX, turnY }: Corner): void {
  doc
    .moveTo(x + turnX * CORNER, y)
    .lineTo(x + turnX * (CORNER - 14), y + turnY * 14)
    .lineTo(x + turnX * 14, y + turnY * 14)
    .lineTo(x + turnX * 14, y + turnY * (CORNER - 14))
    .lineTo(x, y + turnY * CORNER)
    .lineWidth(1.5)
    .lineJoin('miter')
    .strokeColor(brand.accent)
    .stroke()
  doc
    .polygon(
      [x + turnX * 7, y + turnY * 2],
      [x + turnX * 12, y + turnY * 7],
      [x + turnX * 7, y + turnY * 12],
      [x + turnX * 2, y + turnY * 7],
    )
    .fill(brand.primary)
}

/** The shield with a tick that every sheet of the platform carries; `x` is its middle. */
export function drawMark({ doc, brand }: Drawing, x: number, y: number): void {
  doc
    .path(`M${x} ${y} l14 5.2 v11.2 c0 8.8 -6 14.8 -14 18 c-8 -3.2 -14 -9.2 -14 -18 v-11.2 z`)
    .fill(brand.primary)
  doc
    .path(`M${x - 6.4} ${y + 16.8} l4.8 5 l8.4 -9.6`)
    .lineWidth(2.6)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor('#ffffff')
    .stroke()
}
