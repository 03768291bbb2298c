export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Frame {
  readonly width: number
  readonly height: number
  /** Left free for the labels of the scale. */
  readonly left: number
}

/** Bars side by side, the highest value of the scale as high as the frame; half a step stays free around each. */
export function barsOf(
  values: readonly number[],
  top: number,
  { width, height, left }: Frame,
): readonly Bar[] {
  const step = (width - left) / Math.max(1, values.length)
  return values.map((value, index) => {
    const high = top > 0 ? (value / top) * height : 0
    return { x: left + step * (index + 0.2), y: height - high, width: step * 0.6, height: high }
  })
}

/** Round values from zero to at least the highest: four or five lines that a person can read. */
export function scaleOf(highest: number): readonly number[] {
  if (highest <= 0) return [0]
  const rough = highest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}
