/** A rectangle in the units of a drawing's viewBox, whose origin is the top left corner. */
export interface DrawingArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How many units every drawing of the lessons is wide. */
const DRAWING_WIDTH = 400
/** CSS pixels that a drawing is wide on a small phone: 320 less the paddings of the page and the card. */
const PHONE_DRAWING_PX = 280
/** WCAG 2.2, 2.5.8 Target Size (Minimum), in CSS pixels. The player enlarges each area to it. */
const MIN_TARGET_PX = 24

const MIN_UNITS = (MIN_TARGET_PX * DRAWING_WIDTH) / PHONE_DRAWING_PX

/**
 * The positions of areas that cover one another on a small phone, where each is enlarged to the smallest target that a
 * finger can hit: `[0, 1]` for the first two. What covers another area takes its taps.
 */
export function overlappingAreas(areas: readonly DrawingArea[]): readonly (readonly [number, number])[] {
  return areas.flatMap((area, index) =>
    areas.flatMap((other, at) => (at > index && overlap(area, other) ? [[index, at] as const] : [])),
  )
}

function overlap(one: DrawingArea, other: DrawingArea): boolean {
  return (
    rangesOverlap(one.x, other.x, one.width, other.width) &&
    rangesOverlap(one.y, other.y, one.height, other.height)
  )
}

/** Whether two ranges, each at least as long as a target, have more than their ends in common. */
function rangesOverlap(start: number, otherStart: number, length: number, otherLength: number): boolean {
  const end = start + Math.max(length, MIN_UNITS)
  const otherEnd = otherStart + Math.max(otherLength, MIN_UNITS)
  return start < otherEnd && otherStart < end
}
