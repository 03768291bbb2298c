const SHIFT = 0.2

/** Red, green and blue of `#rgb` or `#rrggbb`, each 0 to 255; null for anything else. */
export function parseHex(hex: string): readonly [number, number, number] | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex)
  const digits = short ? short.slice(1).map((digit) => digit + digit) : /^#(..)(..)(..)$/.exec(hex)?.slice(1)
  const [red, green, blue] = (digits ?? []).map((pair) =>
    /^[0-9a-f]{2}$/i.test(pair) ? parseInt(pair, 16) : NaN,
  )
  if (red === undefined || green === undefined || blue === undefined) return null
  return [red, green, blue].some(Number.isNaN) ? null : [red, green, blue]
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** `share` (0 to 1) of the way from one color to the other. An unreadable color leaves the first unchanged. */
export function mixColors(from: string, to: string, share: number): string {
  const [start, end] = [parseHex(from), parseHex(to)]
  return start && end ? toHex(start.map((value, at) => value + ((end[at] ?? 0) - value) * share)) : from
}

/** Twenty percent of the way to white. An unreadable color comes back unchanged. */
export function lighten(hex: string): string {
  return mixColors(hex, '#ffffff', SHIFT)
}

/** Twenty percent of the way to black. An unreadable color comes back unchanged. */
export function darken(hex: string): string {
  return mixColors(hex, '#000000', SHIFT)
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio, 1 to 21; 1 where a color cannot be read. */
export function contrastRatio(first: string, second: string): number {
  const [one, two] = [parseHex(first), parseHex(second)]
  if (!one || !two) return 1
  const [light, dark] = [luminance(one), luminance(two)].sort((left, right) => right - left)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Black or white, whichever reads better on the color. */
export function readableOn(hex: string): string {
  return contrastRatio(hex, '#ffffff') >= contrastRatio(hex, '#040508') ? '#ffffff' : '#040508'
}
